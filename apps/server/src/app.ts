import compress, { type FastifyCompressOptions } from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { cacheClearedChannel } from './database/cache-cleared-channel.ts';
import type { OpenDatabase } from './database/connection.ts';
import { addExcelQueue } from './excel/excel-queue.ts';
import { describeApi, serveApiDocs } from './http/api-docs.ts';
import type { AppContext } from './http/app-context.ts';
import { addAudit } from './http/audit.ts';
import { addAuthentication } from './http/authentication.ts';
import { CacheRegistry } from './http/cache-registry.ts';
import { logCalls } from './http/call-log.ts';
import { rightsOf } from './http/caller.ts';
import { loadCookieSecret } from './http/cookie-secret.ts';
import { requireDeclaredAccess } from './http/declared-access.ts';
import { answerErrors, answerMalformedPaths } from './http/errors.ts';
import { addSecurityHeaders, type HeaderOptions, securityHeaders } from './http/headers.ts';
import { type ConnectIdentity, connectIdentity } from './http/identity-connection.ts';
import { addLimits, MAX_PARAMETER_LENGTH, serverLimits } from './http/limits.ts';
import { addMetrics } from './http/metrics.ts';
import { PermissionCache } from './http/permission-cache.ts';
import { addPictureCookie } from './http/picture-cookie.ts';
import { ReadTokenAuthentication } from './http/read-token-authentication.ts';
import { answerInsteadOfNode, answerRejectedRequests } from './http/rejected-requests.ts';
import { limitHandledRequests } from './http/request-queue.ts';
import { serveWebApp } from './http/static-site.ts';
import { createTokenVerifier } from './http/token-verifier.ts';
import { answerTrace, traceIdOf } from './http/trace.ts';
import { requireDeclaredWriters } from './ingest/house/writers.ts';
import { findPermissions } from './people/permissions.queries.ts';
import { registerFeatures } from './register-features.ts';
import { CatalogueSearch } from './search/catalogue-search.ts';
import { addCatalogueMetrics } from './search/search-metrics.ts';
import { type Settings, whereServed } from './settings.ts';

const compression: FastifyCompressOptions = {
  encodings: ['gzip', 'deflate'],
  // Compressing smaller responses costs more than it saves.
  threshold: 2_048,
  // A sheet of 10 KB is compressed in 0.13 ms in one call; as a stream it takes over a millisecond.
  syncThreshold: 64 * 1024,
  // A third of the default level's time for 5 % more bytes.
  zlibOptions: { level: 3 },
};

export interface AppDependencies {
  settings: Settings;
  /** Open and migrated; the caller closes it after the server. */
  database: OpenDatabase;
  /** By default the provider of the settings. */
  connect?: ConnectIdentity;
  /** By default nothing is logged. */
  log?: FastifyBaseLogger;
  /** Progress of the demo catalogue, when it is loaded in the background. */
  demoProgress?: AppContext['demoProgress'];
}

/**
 * Builds the server without listening.
 * @throws when a route declares no access, a kind of house record declares no writer, or a setting is invalid
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, database, connect = connectIdentity, log, demoProgress = () => undefined } = dependencies;
  const headers = securityHeaders(headerOptions(settings));
  const app = Fastify({
    ...serverLimits,
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: traceIdOf,
    trustProxy: settings.TRUST_PROXY,
    frameworkErrors: answerMalformedPaths(headers),
    clientErrorHandler: answerRejectedRequests(headers),
    // Paths are not case-sensitive (G-53); parameters are.
    routerOptions: { caseSensitive: false, maxParamLength: MAX_PARAMETER_LENGTH },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  // Hooks apply to scopes created after them, so those for all requests come before the first route.
  requireDeclaredAccess(app);
  requireDeclaredWriters();
  answerErrors(app);
  answerTrace(app);
  logCalls(app);
  addAudit(app, database.db);
  addExcelQueue(app);
  addSecurityHeaders(app, headers);
  answerInsteadOfNode(app, headers);
  await addMetrics(app, settings.METRICS_TOKEN);
  await addLimits(app, settings);
  limitHandledRequests(app, { headers, trustedProxies: settings.TRUST_PROXY });
  await app.register(compress, compression);
  await describeApi(app, settings);

  const identity = await connect(app, settings);
  const verifier = await createTokenVerifier({
    ...identity,
    onRefreshError: (error, issuer) => app.log.error({ err: error, issuer }, 'the keys of an issuer cannot be loaded'),
  });
  app.addHook('onClose', () => verifier.close());
  const caches = await connectCaches(database);
  const permissions = caches.add(
    new PermissionCache(async (subject) => rightsOf(await findPermissions(database.db, subject))),
  );
  const rightsOfSubject = (subject: string) => permissions.get(subject);
  const callsPerMinute = settings.RATE_LIMIT_PER_READ_TOKEN;
  const readTokens = new ReadTokenAuthentication(app, { db: database.db, callsPerMinute, rightsOf: rightsOfSubject });
  addAuthentication(app, { settings, verifier, permissions, readTokens });

  const cookieSecret = await loadCookieSecret(settings);
  addPictureCookie(app, { secret: cookieSecret, ...whereServed(settings), rightsOf: rightsOfSubject });
  const search = addSearch(app, settings, database);
  await registerFeatures(app, { settings, database, search, caches, identity, cookieSecret, demoProgress });
  await serveApiDocs(app);
  await serveWebApp(app, { folder: settings.webFolder, publicUrl: settings.PUBLIC_URL });
  await app.ready();
  return app;
}

/** Opens the search, which starts and ends with the server. */
function addSearch(app: FastifyInstance, settings: Settings, database: OpenDatabase): CatalogueSearch {
  const search = new CatalogueSearch({ database, log: app.log, dataFolder: settings.dataFolder });
  addCatalogueMetrics(app, search);
  app.addHook('onReady', async () => search.start());
  app.addHook('onClose', () => search.close());
  return search;
}

function headerOptions(settings: Settings): HeaderOptions {
  const { PUBLIC_URL, OIDC_ISSUER, OIDC_TOKEN_URL, ENTERPRISE_TOKEN_URL, LOGIN_ADDRESS, CONNECT_ADDRESSES } = settings;
  const called = [OIDC_ISSUER ?? PUBLIC_URL, OIDC_TOKEN_URL, ENTERPRISE_TOKEN_URL, LOGIN_ADDRESS];
  return {
    publicUrl: PUBLIC_URL,
    calledAddresses: [...called.filter((address) => address !== undefined), ...CONNECT_ADDRESSES],
    pictureAddresses: [settings.PICTURE_COVER, settings.PICTURE_PERSON],
  };
}

/**
 * Creates the cache registry of this server, which is cleared when any server sends a notification, and after an
 * interruption of notifications.
 */
async function connectCaches(database: OpenDatabase): Promise<CacheRegistry> {
  const caches = new CacheRegistry();
  await database.listen(cacheClearedChannel, () => caches.clearAll());
  return caches;
}
