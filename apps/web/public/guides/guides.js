// Names the shown page in the title of the document and marks it in the list of pages.
function showPage() {
  const name = decodeURIComponent(location.hash.slice(1));
  const target = document.getElementById(name);
  const page = target ? target.closest('.page') : document.querySelector('.page');
  const heading = page?.querySelector('h1')?.textContent ?? 'All pages';
  document.title = `${heading} - User Guide - TitleNet`;
  for (const link of document.querySelectorAll('.contents a')) {
    if (link.hash === `#${page ? page.id : 'all'}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  document.querySelector('.contents [aria-current]')?.scrollIntoView({ block: 'nearest' });
  if (target === page) scrollTo({ top: 0 });
}
addEventListener('hashchange', showPage);
showPage();
