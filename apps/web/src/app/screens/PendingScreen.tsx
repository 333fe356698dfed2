import { useMatches } from '@tanstack/react-router';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { useLocation } from '../../ui/address/use-location.ts';
import { routeTitle } from '../page-title.ts';
import { MessagePage } from './MessagePage.tsx';

/** Placeholder for a route whose screen is not implemented. */
export function PendingScreen() {
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData.definition });
  const { query } = useLocation();
  return (
    <MessagePage heading={routeTitle(route, query)}>
      <p>This screen is not part of TitleNet yet.</p>
      <AddressLink to="/">HOME</AddressLink>
    </MessagePage>
  );
}
