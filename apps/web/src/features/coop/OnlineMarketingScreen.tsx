import { online } from '@titlenet/catalogue/sheet/online';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { getOnlineMarketing } from '@titlenet/contract/title-marketing';
import { callApi } from '../../ui/api/call-api.ts';
import { type SubsectionDefinition, SubsectionPage } from './SubsectionPage.tsx';
import { subsectionSection } from './subsection-section.ts';

const heading = 'Online Marketing';
const subsection = { label: heading, definition: online, emptyText: 'No Online Marketing information found.' };

const onlineMarketing: SubsectionDefinition<TitleSheet['online']> = {
  heading,
  load: (query, signal) => callApi(getOnlineMarketing, { query }, { signal }),
  section: (companyCode, content) => subsectionSection(subsection, companyCode, content),
};

/** Online marketing of a title (G-121) [COOP-22]. */
export function OnlineMarketingScreen() {
  return <SubsectionPage page={onlineMarketing} />;
}
