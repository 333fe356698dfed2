import { children, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/**
 * Reads the codes of the imprint with their types (list 44), '01 HC; 06 0614141800001'; undefined if there are none.
 */
export function mapImprintCodes({ publishing, names }: OnixRecord): string | undefined {
  const codes = children(publishing, 'Imprint').flatMap((imprint) => {
    const old = { type: value(imprint, 'NameCodeType'), code: value(imprint, 'NameCodeValue') };
    const identifiers = children(imprint, 'ImprintIdentifier').map((one) => ({
      type: value(one, 'ImprintIDType'),
      code: value(one, 'IDValue'),
    }));
    return [...identifiers, old].flatMap(({ type, code }) =>
      type === undefined || code === undefined || code === names.imprint ? [] : `${type} ${code}`,
    );
  });
  return codes.length > 0 ? [...new Set(codes)].join('; ') : undefined;
}
