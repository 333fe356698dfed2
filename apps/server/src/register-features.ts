import type { FastifyInstance } from 'fastify';
import { registerAccount } from './features/account/account.routes.ts';
import { registerBarcodes } from './features/barcodes/barcodes.routes.ts';
import { registerClientErrors } from './features/client-errors/client-errors.routes.ts';
import { registerCompleteness } from './features/completeness/completeness.routes.ts';
import { registerConfiguration } from './features/configuration/configuration.routes.ts';
import { registerCoop } from './features/coop/coop.routes.ts';
import { registerCoverImages } from './features/cover-images/cover-images.routes.ts';
import { registerCovers } from './features/covers/covers.routes.ts';
import { registerExternalPictures } from './features/covers/external-pictures.routes.ts';
import { registerPeople } from './features/covers/people.routes.ts';
import { keepWorkingOnFollowed } from './features/following/followed-work.ts';
import { registerFollowing } from './features/following/following.routes.ts';
import { registerMailChoice } from './features/following/mail/mail-choice.routes.ts';
import { registerMailLinks } from './features/following/mail/mail-links.routes.ts';
import { registerNews } from './features/following/news.routes.ts';
import { registerHealth } from './features/health/health.routes.ts';
import { registerHistory } from './features/history/history.routes.ts';
import { registerHome } from './features/home/home.routes.ts';
import { registerFeedSchemas } from './features/imports/feed-schemas.routes.ts';
import { registerImports } from './features/imports/imports.routes.ts';
import { registerIsbn } from './features/isbn/isbn.routes.ts';
import { registerChangedTitles } from './features/lists/changed-titles.routes.ts';
import { registerEmptyLists } from './features/lists/empty-lists.routes.ts';
import { registerListExport } from './features/lists/list-export.routes.ts';
import { registerPublicityLists } from './features/lists/publicity-lists.routes.ts';
import { registerTitleLists } from './features/lists/title-lists.routes.ts';
import { identityCallsOverHttp, identityCallsWithin } from './features/login/identity-calls.ts';
import { registerLogin } from './features/login/login.routes.ts';
import { registerOnixExport } from './features/onix-export/onix-export.routes.ts';
import { registerPacks } from './features/packs/packs.routes.ts';
import { registerProvenance } from './features/provenance/provenance.routes.ts';
import { registerPublicity } from './features/publicity/publicity.routes.ts';
import { registerQuality } from './features/quality/quality.routes.ts';
import { registerReadTokens } from './features/read-tokens/read-tokens.routes.ts';
import { registerCombinedReports } from './features/reports/combined-reports.routes.ts';
import { registerDrillDowns } from './features/reports/drill-down.routes.ts';
import { registerReports } from './features/reports/reports.routes.ts';
import { registerRevertedTitleBar } from './features/reports/reverted-title-bar.routes.ts';
import { registerResultFields } from './features/result-fields/result-fields.routes.ts';
import { registerSavedSearches } from './features/saved-searches/saved-searches.routes.ts';
import { registerSearch } from './features/search/search.routes.ts';
import { registerSearchExport } from './features/search-export/search-export.routes.ts';
import { registerTeamNotes } from './features/team-notes/team-notes.routes.ts';
import { registerMarketingSheets } from './features/title-marketing/marketing-sheets.routes.ts';
import { registerTitleMarketing } from './features/title-marketing/title-marketing.routes.ts';
import { registerTitles } from './features/titles/titles.routes.ts';
import { registerUserLists } from './features/user-lists/user-lists.routes.ts';
import type { AppContext } from './http/app-context.ts';
import { registerWithAccess } from './http/declared-access.ts';
import { ExternalPictures } from './pictures/external-pictures.ts';
import { whereServed } from './settings.ts';

/** Registers all features; the only module that knows all of them. */
export async function registerFeatures(app: FastifyInstance, context: AppContext): Promise<void> {
  await registerHealth(app, context);
  await registerLoginAddress(app, context);
  registerConfiguration(app, context);
  registerAccount(app, context);
  registerSearch(app, context);
  registerTitles(app, context);
  registerResultFields(app, context);
  registerSearchExport(app, context);
  registerUserLists(app, context);
  registerSavedSearches(app, context);
  registerFollowing(app, context);
  registerNews(app, context);
  registerMailChoice(app, context);
  await registerWithAccess(app, 'open', (scope) => registerMailLinks(scope, context));
  workOnFollowedWhileListening(app, context);
  registerReadTokens(app, context);
  registerHistory(app, context);
  registerTeamNotes(app, context);
  registerPacks(app, context);
  registerProvenance(app, context);
  registerQuality(app, context);
  registerIsbn(app, context);
  registerPublicity(app, context);
  registerCoop(app, context);
  registerMarketingSheets(app, context);
  registerTitleMarketing(app, context);
  registerCoverImages(app, context);
  registerReports(app, context);
  registerCombinedReports(app, context);
  registerDrillDowns(app, context);
  registerRevertedTitleBar(app, context);
  registerTitleLists(app, context);
  registerChangedTitles(app, context);
  registerEmptyLists(app, context);
  registerPublicityLists(app, context);
  registerListExport(app, context);
  registerHome(app, context);
  registerCompleteness(app, context);
  registerOnixExport(app, context);
  registerFeedSchemas(app);
  registerImports(app, context);
  const external = new ExternalPictures(context.settings.PICTURE_HOSTS, app.log);
  registerPeople(app, context);
  await registerCovers(app, { ...context, external });
  await registerExternalPictures(app, { ...context, external });
  await registerBarcodes(app);
  registerClientErrors(app, context);
}

/** Only a server that listens: a test or a command that builds one does not send mails. */
function workOnFollowedWhileListening(app: FastifyInstance, context: AppContext): void {
  const stopped = new AbortController();
  app.addHook('onListen', async () => void keepWorkingOnFollowed(context, app.log, stopped.signal));
  // Not awaited: a statement that waits for a database that is down would delay the stop.
  app.addHook('onClose', async () => stopped.abort());
}

async function registerLoginAddress(
  app: FastifyInstance,
  { settings, identity, cookieSecret }: AppContext,
): Promise<void> {
  const { tokenEndpoint, revocationEndpoint, clientId } = identity;
  const secret = settings.OIDC_CLIENT_SECRET;
  const calls = tokenEndpoint.startsWith('/')
    ? identityCallsWithin(app, { tokenPath: tokenEndpoint, revocationPath: revocationEndpoint ?? '' })
    : identityCallsOverHttp({
        tokenEndpoint,
        revocationEndpoint,
        client: secret ? { id: clientId, secret } : undefined,
      });
  const origins = [new URL(settings.PUBLIC_URL).origin];
  await registerWithAccess(app, 'open', (scope) =>
    registerLogin(scope, {
      identity: calls,
      clientId,
      origins,
      ...whereServed(settings),
      secret: cookieSecret,
      onEvent: ({ action, subject, grant = '' }, { id, ip }) => {
        if (action === 'token-refused') app.audit.recordRefusal({ action, subject, address: ip, reason: grant });
        else app.audit.record({ subject, action, detail: { traceId: id } });
      },
    }),
  );
}
