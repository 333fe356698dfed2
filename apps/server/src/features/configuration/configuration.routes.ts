import { type Configuration, getConfiguration } from '@titlenet/contract/configuration';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';

/** The product's own login address, which keeps the refresh token from scripts (G-29). */
const ownLoginAddress = '/login/token';

/** Registers the settings that the web app needs before sign-in; none of them is secret. */
export function registerConfiguration(
  app: FastifyInstance,
  { settings, identity }: Pick<AppContext, 'settings' | 'identity'>,
): void {
  const { LOGIN_ADDRESS: loginAddress = ownLoginAddress } = settings;
  const configuration: Configuration = {
    oidc: {
      authority: identity.authority,
      clientId: identity.clientId,
      audience: identity.audience,
      scope: settings.OIDC_SCOPE,
      ...(settings.OIDC_RESOURCE && { resource: settings.OIDC_RESOURCE }),
    },
    loginAddress: loginAddress === 'provider' ? '' : loginAddress,
    enterprise: {
      tokenUrl: identity.enterpriseTokenUrl,
      tenantid: identity.tenantId,
      applicationid: identity.applicationId,
      refreshLeadMinutes: settings.ENTERPRISE_REFRESH_LEAD_MINUTES,
    },
    subscriptionKey: settings.SUBSCRIPTION_KEY,
    headers: { subscriptionKey: settings.SUBSCRIPTION_HEADER, enterpriseToken: settings.ENTERPRISE_HEADER },
    supportExtension: settings.SUPPORT_EXTENSION,
    orders: settings.ORDER_INFORMATION,
    links: settings.links,
    pictures: { cover: settings.PICTURE_COVER, person: settings.PICTURE_PERSON },
  };
  route(app, getConfiguration, () => configuration);
}
