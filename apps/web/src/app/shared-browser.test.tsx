import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, fakeServer, type Handler, token } from '../../test/fake-server.ts';
import { powerSearchHandlers } from '../../test/power-search.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../test/render-app.tsx';
import { overviewReport, reportHandler, reportIsbn } from '../../test/reports.ts';

// Tests that open several screens are slow.
vi.setConfig({ testTimeout: 60_000 });

/** The calls by which this person is signed in. */
const tokensOf = (sub: string, nonce: string | null = null): Record<string, Handler> => ({
  'POST /login/token': () => ({ access_token: token({ sub }), id_token: token({ sub, nonce }), expires_in: 3600 }),
  'POST /enterprise/api/token': () => ({ token: token({ sub }) }),
});

function openAs(sub: string, address: string) {
  const overview = reportHandler('001', 'SalesOverview', overviewReport());
  const server = fakeServer({ ...powerSearchHandlers(), ...overview, ...tokensOf(sub) });
  const opened = renderApp(address);
  const leave = () => {
    opened.view.unmount();
    opened.app.stop();
  };
  return { server, leave, ...opened };
}

async function signOut({ user, left, leave }: ReturnType<typeof openAs>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(left).toHaveLength(1));
  leave();
}

const form = '/Searching/PowerSearch/HQNA';
const report = `/reports/salesOverview?companyCode=001&isbn=${reportIsbn}`;
const title = () => screen.findByLabelText<HTMLInputElement>('Title', { selector: 'input' });
const scheme = () => document.documentElement.dataset.mantineColorScheme;

/** What another person could see of someone's searches and settings. */
async function settingsOf(sub: string) {
  const atHome = openAs(sub, '/');
  await waitUntilSignedIn();
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search text' }).value;
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Search field' }).value;
  const seen = { search, field, scheme: scheme() };
  atHome.leave();
  const atForm = openAs(sub, form);
  const criterion = (await title()).value;
  atForm.leave();
  const atReport = openAs(sub, report);
  const style = (await screen.findByRole<HTMLInputElement>('radio', { name: 'Chart' })).checked ? 'chart' : 'table';
  atReport.leave();
  return { ...seen, criterion, style };
}

const defaults = { search: '', field: 'title', scheme: 'light', criterion: '', style: 'table' };

test('searches and settings of a person are neither left in the browser after sign-out nor shown to the next one [STORE-09]', async () => {
  const first = openAs('ada', '/');
  await waitUntilSignedIn();
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Search field' }), 'Author');
  await first.user.type(screen.getByRole('textbox', { name: 'Search text' }), 'melville');
  await first.user.click(screen.getByRole('button', { name: 'Use dark colors' }));
  first.leave();
  const second = openAs('ada', form);
  await second.user.type(await title(), 'moby');
  second.leave();
  const third = openAs('ada', report);
  await third.user.click(await screen.findByRole('radio', { name: 'Chart' }));
  third.leave();
  const last = openAs('ada', '/');
  await waitUntilSignedIn();
  expect(Object.keys(window.localStorage).sort()).toEqual([
    'titlenet.colorScheme.ada',
    'titlenet.overviewReportStyle.ada',
    'titlenet.person',
    'titlenet.quickSearch.ada',
  ]);
  window.localStorage.setItem('titlenet.quickSearch.cleo', '{}');
  window.localStorage.setItem('titlenet.decisions.ada', '[]');
  await signOut(last);
  // What was decided and is not sent yet remains.
  expect(Object.keys(window.localStorage).sort()).toEqual(['titlenet.decisions.ada', 'titlenet.quickSearch.cleo']);
  // The owner of the address at which the tab was.
  expect(Object.entries(window.sessionStorage)).toEqual([['titlenet.person', 'ada']]);

  // The spinner and the page of the sign-in have no one's colours.
  fakeServer({ 'POST /login/token': () => new Response(null, { status: 204 }) });
  const signedOut = renderApp('/');
  await waitFor(() => expect(signedOut.left).toHaveLength(1));
  expect(scheme()).toBe('light');
  signedOut.view.unmount();
  signedOut.app.stop();

  expect(await settingsOf('ben')).toEqual(defaults);
  expect(await settingsOf('ada')).toEqual(defaults);
});

test('every entry of the storage names its owner; a point in an id is no separator [STORE-10]', async () => {
  const { user, leave } = openAs('ada.b@example.org', form);
  await user.type(await title(), 'moby');
  await user.click(screen.getByRole('link', { name: 'HCCP' }));
  leave();
  const names = [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];
  expect(names.sort()).toEqual([
    'titlenet.person',
    'titlenet.person',
    'titlenet.powerSearch.ada%2Eb%40example%2Eorg.HQNA',
    'titlenet.quickSearch.ada%2Eb%40example%2Eorg',
  ]);
});

/** The session of a person ends at an address; then somebody signs in. */
async function signInAfter(address: string, owner: string, next: string): Promise<string> {
  const { server, app, left, leave } = openAs(owner, address);
  await waitUntilSignedIn();
  server.on('GET /api/account/Permissions', () => failure(401, 'not-signed-in'));
  server.on('POST /login/token', () => failure(400));
  await act(() => app.queryClient.refetchQueries({ queryKey: ['permissions'] }));
  await waitFor(() => expect(left).toHaveLength(1));
  const { searchParams } = new URL(left[0]!);
  const nonce = searchParams.get('nonce');
  leave();
  fakeServer({ ...powerSearchHandlers(), ...tokensOf(next, nonce) });
  const back = renderApp('', { search: `?code=c1&state=${searchParams.get('state')}` });
  await waitUntilSignedIn();
  const restored = hash();
  back.view.unmount();
  back.app.stop();
  return restored;
}

test('the address at which a session ended is restored for its person only: it contains searches [STORE-11, SIGN-23]', async () => {
  const address = '/quickSearch?author=melville&company=1';
  expect(await signInAfter(address, 'ada', 'ada')).toBe(`#${address}`);
  expect(await signInAfter(address, 'ada', 'ben')).toMatch(/^(#\/?)?$/);
});
