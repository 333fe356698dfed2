import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { revertedTitleBarFields } from '@titlenet/contract/reverted-title-bar';
import { expect, test } from 'vitest';
import { configuration, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';

const isbn13 = '9780062040800';
const isbn10 = '0062040804';
const converts = `GET /api/isbn/${isbn10}/Convert10to13`;
const hqnaCover = `GET /api/TitleSheet/CoverImage/HQNA/${isbn13}`;

function open(address: string, handlers: Record<string, Handler> = {}) {
  const server = fakeServer(handlers);
  return { server, ...renderApp(address) };
}

const hiddenPicture = (alt: RegExp | string) => screen.findByAltText(alt);

test('a cover is shown after it has loaded, without the header [COVER-01, COVER-05, COVER-12, ROUTE-052, ROUTE-053, ROUTE-055]', async () => {
  open(`/downloadCover/${isbn13}?companyCode=003`);
  const cover = await hiddenPicture(`Cover of ISBN ${isbn13}`);
  expect(cover).toHaveAttribute('src', `/images/covers/003/${isbn13}?width=648&format=png`);
  expect(cover).not.toBeVisible();
  fireEvent.load(cover);
  expect(cover).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(document.title).toBe('Download Cover - TitleNet');
});

test('the address of covers is configured by division [COVER-12]', async () => {
  const pictures = { ...configuration.pictures, cover: 'https://covers.example/{division}/{isbn}-{width}.jpg' };
  const settings = { 'GET /configuration': () => ({ ...configuration, pictures }) };
  open(`/downloadCover/${isbn13}?companyCode=400`, settings);
  expect(await hiddenPicture(/Cover/)).toHaveAttribute('src', `https://covers.example/400/${isbn13}-648.jpg`);
});

test.each([
  ['cover', '[COVER-02, COVER-03]', `/downloadCover/${isbn13}?companyCode=001`],
  ['photo', '[PHOTO-02]', '/downloadPhoto/12'],
])('the %s page explains how to save the image %s', async (_name, _lines, address) => {
  open(address);
  expect(await screen.findByText('PC: right-click the image and choose "Save image as…".')).toBeVisible();
  expect(screen.getByText('Mac: hold Control, click the image and choose "Save Image As…".')).toBeVisible();
});

test('the page of a cover names its title [COVER-16]', async () => {
  open(`/downloadCover/${isbn13}?companyCode=001`, {
    [`GET /api/Reports/001/${isbn13}/RevertedTitleBar`]: () => ({
      ...emptyRecord(revertedTitleBarFields),
      isbn: isbn13,
      title: 'The Paper Fox',
    }),
  });
  expect(await screen.findByText('The Paper Fox')).toBeVisible();
  expect(screen.getByText(`ISBN ${isbn13}`)).toBeVisible();
});

test('an ISBN of 13 characters is used unchanged [COVER-08]', async () => {
  const { server } = open('/downloadCover/1234567890123?companyCode=001');
  expect(await hiddenPicture(/Cover/)).toHaveAttribute('src', '/images/covers/001/1234567890123?width=648&format=png');
  expect(server.calls.filter(({ path }) => path.startsWith('/api/isbn'))).toEqual([]);
});

test('an ISBN of 10 characters is converted by the server [COVER-09]', async () => {
  const { server } = open(`/downloadCover/${isbn10}?companyCode=001`, { [converts]: () => isbn13 });
  expect(await hiddenPicture(/Cover/)).toHaveAttribute('src', `/images/covers/001/${isbn13}?width=648&format=png`);
  expect(server.to(converts)).toHaveLength(1);
});

test.each([
  '/downloadCover?companyCode=001',
  '/downloadCover/978?companyCode=001',
  `/downloadCover/${isbn13}0?companyCode=001`,
])('%s shows the cover of thirteen zeros, which does not exist [COVER-10]', async (address) => {
  const { server } = open(address);
  expect(await hiddenPicture(/Cover/)).toHaveAttribute('src', '/images/covers/001/0000000000000?width=648&format=png');
  expect(server.calls.filter(({ path }) => path.startsWith('/api/isbn'))).toEqual([]);
});

test('ten characters that the server cannot convert also become zeros [COVER-10]', async () => {
  open(`/downloadCover/${isbn10}?companyCode=001`, { [converts]: () => 400 });
  expect(await hiddenPicture(/Cover/)).toHaveAttribute('src', '/images/covers/001/0000000000000?width=648&format=png');
});

test('a cover that fails to load is replaced by the alternate logo, and there is nothing to save [COVER-06, COVER-15]', async () => {
  open(`/downloadCover/${isbn13}?companyCode=001`);
  const cover = await hiddenPicture(/Cover/);
  fireEvent.error(cover);
  expect(cover).not.toBeInTheDocument();
  expect(within(screen.getByRole('figure')).getByText('Image is not available')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('Save this image')).not.toBeInTheDocument();
});

test('an HQNA cover is 428x648 and has its own address [COVER-04, ROUTE-054]', async () => {
  const imageURL = 'https://hqna.example/love.jpg';
  const { server } = open(`/downloadCover/${isbn13}?companyCode=180&imageURL=${encodeURIComponent(imageURL)}`);
  const cover = await hiddenPicture(/Cover/);
  expect(cover).toHaveAttribute(
    'src',
    `/images/outside?address=${encodeURIComponent(imageURL)}&company=180&isbn=${isbn13}`,
  );
  expect(cover).toHaveAttribute('width', '428');
  expect(cover).toHaveAttribute('height', '648');
  expect(server.to(hqnaCover)).toEqual([]);
});

test.each([
  ['whose host is not allowed', 'https://hqna.example/love.jpg'],
  ['that is missing', '/images/missing.jpg'],
])('an HQNA cover %s is drawn, as in the title bar (G-149)', async (_, imageURL) => {
  open(`/downloadCover/${isbn13}?companyCode=180&imageURL=${encodeURIComponent(imageURL)}`);
  fireEvent.error(await hiddenPicture(/Cover/));
  const drawn = await hiddenPicture(/Cover/);
  expect(drawn).toHaveAttribute('src', `/images/covers/180/${isbn13}?width=648&format=png`);
  fireEvent.load(drawn);
  expect(drawn).toBeVisible();
});

test.each([
  ['another host without a scheme', '//hqna.example/love.jpg'],
  ['another host with backslashes', String.raw`\\hqna.example\love.jpg`],
])('an imageURL with %s is loaded through the server [ROUTE-054]', async (_, imageURL) => {
  open(`/downloadCover/${isbn13}?companyCode=180&imageURL=${encodeURIComponent(imageURL)}`);
  const source = new URL((await hiddenPicture(/Cover/)).getAttribute('src')!, 'http://product.example');
  expect(source.pathname).toBe('/images/outside');
  expect(source.searchParams.get('address')).toMatch(/^https?:\/\/hqna\.example\/love\.jpg$/);
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'file:///etc/passwd',
  'https://',
  '/identity/session/end',
  '/images/../identity/session/end',
])('the imageURL %s is not used: the cover is the one that the server knows [ROUTE-054]', async (imageURL) => {
  const { server } = open(`/downloadCover/${isbn13}?companyCode=180&imageURL=${encodeURIComponent(imageURL)}`, {
    [hqnaCover]: () => '/images/outside?address=x',
  });
  expect(await hiddenPicture(/Cover/)).toHaveAttribute('src', '/images/outside?address=x');
  expect(server.to(hqnaCover)).toHaveLength(1);
});

test('the imageURL of the address is used for HQNA only', async () => {
  open(`/downloadCover/${isbn13}?companyCode=001&imageURL=https%3A%2F%2Fhqna.example%2Flove.jpg`);
  const cover = await hiddenPicture(/Cover/);
  expect(cover).toHaveAttribute('src', `/images/covers/001/${isbn13}?width=648&format=png`);
  expect(cover).not.toHaveAttribute('height');
});

test.each([
  ['where the server knows', '/images/outside?address=x', '/images/outside?address=x'],
  ['from the settings where the server knows nothing', '', `/images/covers/180/${isbn13}?width=648&format=png`],
])('an HQNA cover without an address comes %s', async (_, response, source) => {
  open(`/downloadCover/${isbn13}?companyCode=180`, { [hqnaCover]: () => response });
  expect(await hiddenPicture(/Cover/)).toHaveAttribute('src', source);
});

test('a click on a missing HQNA image shows its ISBN; Esc closes the dialog and returns the focus [COVER-07]', async () => {
  const { user } = open(`/downloadCover/${isbn13}?companyCode=180&imageURL=%2Fimages%2Fx.jpg`);
  // Neither the picture of the record nor the configured one exists.
  fireEvent.error(await hiddenPicture(/Cover/));
  fireEvent.error(await hiddenPicture(/Cover/));
  const missing = screen.getByRole('button', { name: 'Image is not available' });
  await user.click(missing);
  expect(await screen.findByRole('dialog', { name: `Image is not available for ISBN:${isbn13}` })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(missing).toHaveFocus());
});

test.each([
  ['author', '[PHOTO-04]', '12'],
  ['reader', '[PHOTO-05]', 'R-7'],
  ['performer', '[PHOTO-06]', '31'],
  ['artist', '[PHOTO-07]', 'A 9'],
])(
  'the photo of an %s is shown after it has loaded, without the header [PHOTO-01, PHOTO-03, PHOTO-08, PHOTO-09, ROUTE-056, ROUTE-057] %s',
  async (_name, _line, id) => {
    open(`/downloadPhoto/${encodeURIComponent(id)}`);
    const photo = await hiddenPicture(`Photo of person ${id}`);
    expect(photo).toHaveAttribute('src', `/images/people/${encodeURIComponent(id)}?width=648&format=png`);
    expect(photo).not.toBeVisible();
    fireEvent.load(photo);
    expect(photo).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  },
);

test('the photo page names the person, in reading order', async () => {
  open('/downloadPhoto/12', { 'GET /api/person/12': () => ({ id: '12', name: 'Vale, Iris' }) });
  expect(await screen.findByText('Iris Vale')).toBeVisible();
  expect(screen.getByAltText('Photo of Iris Vale')).toBeInTheDocument();
});

test('the photo page of an unknown person has the id', async () => {
  open('/downloadPhoto/12', { 'GET /api/person/12': () => Response.json(null) });
  expect(await screen.findByText('person 12')).toBeVisible();
});

test('a photo that fails to load is replaced by the alternate logo', async () => {
  open('/downloadPhoto/0');
  fireEvent.error(await hiddenPicture(/Photo/));
  expect(within(screen.getByRole('figure')).getByText('Image is not available')).toBeVisible();
});
