import { accessibleDivisions } from '@titlenet/catalogue/divisions';
import { beforeEach, expect, test } from 'vitest';
import { closePersonalStorage, openPersonalStorage } from '../../ui/storage/personal-storage.ts';
import { powerSearchPath } from './power-search-path.ts';
import { rememberPowerSearchTab, searchMenu } from './search-menu.ts';

const everyDivision = accessibleDivisions(['001', '180', '006', '400']);
const path = () => powerSearchPath(searchMenu(), everyDivision);

/** As a reload of the page does. */
function reloadSearchMenu(): void {
  closePersonalStorage();
  openPersonalStorage('1');
}
beforeEach(reloadSearchMenu);

test('a chosen tab is restored, also after a reload, and the selector then names its division [NAV-29]', () => {
  expect(path()).toBe('/Searching/PowerSearch/HarperCollins');
  rememberPowerSearchTab('/Searching/PowerSearch/HQNA');
  reloadSearchMenu();
  expect(searchMenu().division).toBe(180);
  expect(path()).toBe('/Searching/PowerSearch/HQNA');
});

test('the division of the selector goes before a tab that was chosen earlier [NAV-27]', () => {
  rememberPowerSearchTab('/Searching/PowerSearch/HQNA');
  // As stored by an earlier version, which did not select the division of the tab.
  const stored = { ...searchMenu(), division: 1, powerSearchPath: '/Searching/PowerSearch/HQNA' };
  window.localStorage.setItem('titlenet.quickSearch.1', JSON.stringify(stored));
  reloadSearchMenu();
  expect(path()).toBe('/Searching/PowerSearch/HarperCollins');
});

test('a division without power search opens the last tab, which is stored [STORE-02]', () => {
  rememberPowerSearchTab('/Searching/PowerSearch/HCCP');
  const stored = { ...JSON.parse(window.localStorage.getItem('titlenet.quickSearch.1') ?? ''), division: 400 };
  window.localStorage.setItem('titlenet.quickSearch.1', JSON.stringify(stored));
  reloadSearchMenu();
  expect(path()).toBe('/Searching/PowerSearch/HCCP');
});

test('a stored tab without access is ignored', () => {
  rememberPowerSearchTab('/Searching/PowerSearch/HCCP');
  expect(powerSearchPath(searchMenu(), accessibleDivisions(['180']))).toBe('/Searching/PowerSearch/HQNA');
});
