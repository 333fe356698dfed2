import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { type ChangedTitle, changeKindLabels } from '@titlenet/catalogue/lists/changed-titles';
import { getNews, markNewsRead, type News } from '@titlenet/contract/following';
import { type ReactNode, useId } from 'react';
import { ChangedField } from '../../domain/title-changes/ChangedField.tsx';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { dayText } from '../../ui/dates/time-text.ts';
import { Panel, Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { showError } from '../../ui/toasts/toasts.ts';
import followed from './Followed.module.css';
import { TitleEntry } from './TitleEntry.tsx';

/** Further changes of a title are counted. */
const MAX_CHANGES = 3;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Changes arrive with imports, mostly at night. */
const newsQuery = queryOptions({
  queryKey: ['news'],
  queryFn: ({ signal }) => callApi(getNews, undefined, { signal, blocking: false, toast: false }),
});

const titleOf = ({ companyCode, productId }: ChangedTitle) => `${companyCode}:${productId}`;

function Changes({ changes }: { changes: readonly ChangedTitle[] }) {
  const others = changes.length - MAX_CHANGES;
  return (
    <span className={followed.changes}>
      {changes.slice(0, MAX_CHANGES).map((change) => (
        <span key={`${change.changedAt} ${change.field ?? change.kind}`} className={followed.change}>
          {change.field === null ? change.kind : <ChangedField change={change} />}
        </span>
      ))}
      {others > 0 && <span>and {others} more</span>}
    </span>
  );
}

function Titles({ label, changes, isUnread }: { label: string; changes: News['unread']; isUnread: boolean }) {
  if (changes.data.length === 0) return null;
  return (
    <Stack as="ul" gap={2} aria-label={label} data-unread={isUnread || undefined}>
      {[...Map.groupBy(changes.data, titleOf).values()].map((ofTitle) => {
        // A group has a row.
        const [first] = ofTitle as [ChangedTitle, ...ChangedTitle[]];
        // Of a deleted title nothing else is listed; one that was sent again on the same day is there.
        const hasSheet = ofTitle.some(({ kind }) => kind !== changeKindLabels.gone);
        return (
          <TitleEntry key={titleOf(first)} title={first} hasSheet={hasSheet}>
            <span className={followed.news}>
              {isUnread && (
                <span className={followed.dot} title="Unread">
                  <span className="visually-hidden">unread: </span>
                </span>
              )}
              <Changes changes={ofTitle} />
            </span>
          </TitleEntry>
        );
      })}
    </Stack>
  );
}

/** New titles of followed searches, and those that they do not find any more [FOLLOW-09]. */
function Searches({ searches }: { searches: News['searches'] }) {
  if (searches.length === 0) return null;
  return (
    <ul className={followed.searches} aria-label="Followed searches">
      {searches.map(({ name, address, found, gone, titles }) => (
        <li key={address}>
          <span className={followed.dot} title="Unread">
            <span className="visually-hidden">unread: </span>
          </span>
          <AddressLink to={address}>{name}</AddressLink>
          <Text tone="muted">
            {' '}
            {formatCount(found)} new, {formatCount(gone)} gone
          </Text>
          <ul className={followed.hits}>
            {titles.map((title) => (
              <li key={`${title.companyCode}:${title.productId}`}>
                {title.isGone ? (
                  <>
                    <del>
                      <bdi>{title.title}</bdi>
                    </del>{' '}
                    gone
                  </>
                ) : (
                  <AddressLink to={titleSheetAddress(title)}>
                    <bdi>{title.title}</bdi>
                  </AddressLink>
                )}
              </li>
            ))}
            {found + gone > titles.length && <li>and {formatCount(found + gone - titles.length)} more</li>}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** '3 titles unread', '2 searches unread', or both. */
function unreadText({ unread: { titles, isMore }, searches }: News): string {
  const counts = [
    titles > 0 && `${isMore ? 'more than ' : ''}${formatCount(titles)} ${titles === 1 ? 'title' : 'titles'}`,
    searches.length > 0 && `${searches.length} ${searches.length === 1 ? 'search' : 'searches'}`,
  ];
  return `${counts.filter(Boolean).join(' and ')} unread`;
}

function useMarkRead(): (until: string) => Promise<void> {
  const client = useQueryClient();
  return async (until) => {
    try {
      await callApi(markNewsRead, { body: { until } }, { blocking: false, toast: false });
      await client.invalidateQueries({ queryKey: newsQuery.queryKey });
    } catch (error) {
      showError(failureText(error));
    }
  };
}

/**
 * What has changed in the things that the user follows, nothing for users who follow nothing [FOLLOW-06], and below it the
 * changes of all titles, which wait for it so that they do not move.
 */
export function Followed({ children }: { children: ReactNode }) {
  // A second observer of a failed query would load it again, and unmount itself meanwhile.
  const { data: news, isPending, isError } = useQuery(newsQuery);
  if (isPending) return null;
  return (
    <>
      {isError && (
        <Text as="p" tone="muted">
          The changes of what you follow could not be loaded.
        </Text>
      )}
      {news && news.followed > 0 && <FollowedPanel news={news} />}
      {children}
    </>
  );
}

function FollowedPanel({ news }: { news: News }) {
  const id = useId();
  const markRead = useMarkRead();
  const { since, until, unread, earlier, searches } = news;
  const isOfWeek = Date.parse(`${until}Z`) - Date.parse(`${since}Z`) <= WEEK_MS + 120_000;
  const hasUnread = unread.titles > 0 || searches.length > 0;
  return (
    <Panel aria-labelledby={id} pad={16}>
      <Row id={id} as="h2" gap="0 12" align="baseline" wrap below={8}>
        Following
        <Text text="label" tone="muted" regular>
          {hasUnread ? unreadText(news) : 'nothing unread'}, since {dayText(since, 'MM/dd/yyyy')}
        </Text>
        <Text
          as={AddressLink}
          text="label"
          last
          data-thumb
          to={addressOf('/changedTitles', { period: isOfWeek ? 'week' : 'month', followed: 'true' })}
          aria-label="All changes of what you follow"
        >
          All
        </Text>
      </Row>
      <Searches searches={searches} />
      <Titles label="Unread changes" changes={unread} isUnread />
      <Titles label="Read changes" changes={earlier} isUnread={false} />
      {!hasUnread && earlier.titles === 0 && (
        <Text as="p" tone="muted">
          Nothing that you follow has changed.
        </Text>
      )}
      <p className={followed.foot}>
        {hasUnread && (
          <button type="button" className={followed.read} onClick={() => void markRead(until)}>
            Mark as read
          </button>
        )}
        <AddressLink to="/following">What you follow ({formatCount(news.followed)})</AddressLink>
      </p>
    </Panel>
  );
}
