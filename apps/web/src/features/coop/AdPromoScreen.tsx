import { marketing } from '@titlenet/catalogue/sheet/marketing';
import { type Advertising, getAdvertising } from '@titlenet/contract/title-marketing';
import { callApi } from '../../ui/api/call-api.ts';
import { type SubsectionDefinition, SubsectionPage } from './SubsectionPage.tsx';
import { subsectionSection } from './subsection-section.ts';

const heading = 'Ad/Promo';
const subsection = {
  label: heading,
  definition: marketing,
  emptyText: 'No Ad/Promo information found.',
};

const adPromo: SubsectionDefinition<Advertising> = {
  heading,
  load: (query, signal) => callApi(getAdvertising, { query }, { signal }),
  section: (companyCode, content) => subsectionSection(subsection, companyCode, content),
};

/** Advertising and promotion of a title (G-121) [COOP-21]. */
export function AdPromoScreen() {
  return <SubsectionPage page={adPromo} />;
}
