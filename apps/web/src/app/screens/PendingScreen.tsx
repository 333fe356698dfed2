import { useMatches } from '@tanstack/react-router';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { useLocation } from '../../ui/address/use-location.ts';
import { routeTitle } from '../page-title.ts';
import { MessagePage } from './MessagePage.tsx';

/** Stands where a route is known and its screen is still to come; it says so. */
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
