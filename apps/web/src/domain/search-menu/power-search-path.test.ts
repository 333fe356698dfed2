import { accessibleDivisions } from '@titlenet/catalogue/divisions';
import { beforeEach, expect, test } from 'vitest';
import { powerSearchPath } from './power-search-path.ts';
import { changeSearchMenu, reloadSearchMenu, rememberPowerSearchTab, searchMenu } from './search-menu.ts';

const everyDivision = accessibleDivisions(['001', '180', '006', '400']);
const path = () => powerSearchPath(searchMenu(), everyDivision);

beforeEach(reloadSearchMenu);

test('the last tab is restored, also after a reload, until another division is selected [NAV-27] [NAV-29] [STORE-02]', () => {
  expect(path()).toBe('/Searching/PowerSearch/HarperCollins');
  rememberPowerSearchTab('/Searching/PowerSearch/HQNA');
  reloadSearchMenu();
  expect(path()).toBe('/Searching/PowerSearch/HQNA');
  changeSearchMenu({ division: 6 });
  expect(path()).toBe('/Searching/PowerSearch/HCCP');
});

test('a stored tab without access is ignored', () => {
  rememberPowerSearchTab('/Searching/PowerSearch/HCCP');
  expect(powerSearchPath(searchMenu(), accessibleDivisions(['180']))).toBe('/Searching/PowerSearch/HQNA');
});
