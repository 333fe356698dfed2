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

const form = document.querySelector('.search');
const field = form.querySelector('input');
const textOf = (page) => page.textContent.toLowerCase();
const pages = [...document.querySelectorAll('.contents li')].map((entry) => ({
  entry,
  text: textOf(document.getElementById(entry.querySelector('a').hash.slice(1))),
}));

// Leaves the pages in the list that contain all words.
function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pages.filter(({ entry, text }) => {
    entry.hidden = !words.every((word) => text.includes(word));
    return !entry.hidden;
  });
  for (const heading of document.querySelectorAll('.contents h2'))
    heading.hidden = heading.nextElementSibling.querySelector('li:not([hidden])') === null;
  const count = found.length === 1 ? '1 page' : `${found.length} pages`;
  form.querySelector('[role="status"]').textContent = words.length > 0 ? count : '';
  return found;
}

form.classList.remove('inactive');
field.addEventListener('input', search);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const [first] = search();
  if (first) location.hash = first.entry.querySelector('a').hash;
});
