import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Shown for every unknown path. */
export function NotFoundScreen() {
  return (
    <MessagePage heading="Page not found :(">
      <p>Maybe the page you are looking for has been removed, or you typed in the wrong URL</p>
      <AddressLink to="/">HOME</AddressLink>
    </MessagePage>
  );
}
