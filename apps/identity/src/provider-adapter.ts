import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Journal } from './journal.ts';

export type ProviderJournal = Journal<AdapterPayload>;

/** Lifetime of entries without their own. */
const never = Number.MAX_SAFE_INTEGER;

/** Storage of oidc-provider for sessions, grants, codes and refresh tokens: one journal, keyed by kind and id. */
export function providerAdapter(journal: ProviderJournal): (kind: string) => Adapter {
  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`;

    // A few demo people create a few hundred entries: a scan is cheaper than maintaining an index.
    const findWhere = async (matches: (payload: AdapterPayload) => boolean) => {
      for (const [key, payload] of journal.entries()) {
        if (key.startsWith(`${kind}:`) && matches(payload)) return payload;
      }
      return undefined;
    };

    return {
      upsert: (id, payload, expiresIn) =>
        journal.set(keyOf(id), payload, expiresIn === undefined ? never : Date.now() + expiresIn * 1000),
      find: async (id) => journal.get(keyOf(id)),
      findByUid: (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findWhere((payload) => payload.userCode === userCode),
      destroy: (id) => journal.delete(keyOf(id)),
      consume: async (id) => {
        const payload = journal.get(keyOf(id));
        if (payload) await journal.set(keyOf(id), { ...payload, consumed: Math.floor(Date.now() / 1000) });
      },
      revokeByGrantId: async (grantId) => {
        const granted = [...journal.entries()].filter(
          ([key, payload]) => key.startsWith(`${kind}:`) && payload.grantId === grantId,
        );
        await journal.delete(...granted.map(([key]) => key));
      },
    };
  };
}
