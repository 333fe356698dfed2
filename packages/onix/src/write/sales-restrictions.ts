import type { SalesRestriction } from '@titlenet/catalogue/rules/supply-terms';
import { isInList } from '../codes/list-codes.ts';
import { isForSale } from '../read/map-territory.ts';
import { line, onixDate } from './element-texts.ts';
import type { Release } from './schema-faults.ts';
import { territoryElement } from './territory.ts';
import type { Children } from './write-element.ts';

/**
 * Adds restrictions to the sales rights of the same territory, else to the first ones for sale. Without sales rights only
 * 3.0 has an element for them.
 *
 * @param rights `SalesRights` and `ROWSalesRightsType`
 */
export function withRestrictions(
  rights: Children,
  restrictions: readonly SalesRestriction[],
  release: Release,
): Children {
  // `salesRights` writes a list of composites.
  const statements = (rights.SalesRights ?? []) as readonly Children[];
  if (restrictions.length === 0) return rights;
  if (statements.length === 0)
    return release === '3.0' ? { ...rights, SalesRestriction: restrictions.flatMap(restrictionElement) } : rights;
  const forSale = Math.max(
    statements.findIndex(({ SalesRightsType }) => isForSale(String(SalesRightsType))),
    0,
  );
  const places = restrictions.map(({ market }) => {
    const territory = market && JSON.stringify(territoryElement(market));
    const same = statements.findIndex(({ Territory }) => JSON.stringify(Territory) === territory);
    return same >= 0 ? same : forSale;
  });
  return {
    ...rights,
    SalesRights: statements.map((statement, index) => ({
      ...statement,
      SalesRestriction: restrictions.filter((_, at) => places[at] === index).flatMap(restrictionElement),
    })),
  };
}

function restrictionElement({ restriction, outlets, note, startDate, endDate }: SalesRestriction): Children[] {
  if (!restriction || !isInList(71, restriction)) return [];
  const names = (outlets ?? '').split('; ').flatMap((name) => line(name) ?? []);
  return [
    {
      SalesRestrictionType: restriction,
      SalesOutlet: names.map((SalesOutletName) => ({ SalesOutletName })),
      SalesRestrictionNote: line(note),
      StartDate: onixDate(startDate),
      EndDate: onixDate(endDate),
    },
  ];
}
