import { coop } from '@titlenet/catalogue/sheet/coop';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { getCoopSubSection } from '@titlenet/contract/coop';
import { callApi } from '../../ui/api/call-api.ts';
import { type SubsectionDefinition, SubsectionPage } from './SubsectionPage.tsx';
import { subsectionSection } from './subsection-section.ts';

const heading = 'Co-Op Info';
const subsection = { label: heading, definition: coop, emptyText: 'No Co-Op Information found.' };

const coopInfo: SubsectionDefinition<TitleSheet['coopData']> = {
  heading,
  load: (query, signal) => callApi(getCoopSubSection, { query }, { signal }),
  section: (companyCode, content) => subsectionSection(subsection, companyCode, content),
};

/** Coop contracts and retail placements of a title [COOP-20]. */
export function CoopInfoScreen() {
  return <SubsectionPage page={coopInfo} />;
}
