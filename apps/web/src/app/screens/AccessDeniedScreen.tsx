import { AddressLink } from '../../shared/address/AddressLink.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Where those go who may not see a screen (TS §2). */
export function AccessDeniedScreen() {
  return (
    <MessagePage heading="Access denied :(">
      <p>You do not have permissions to access this page.</p>
      <AddressLink to="/">HOME</AddressLink>
    </MessagePage>
  );
}
