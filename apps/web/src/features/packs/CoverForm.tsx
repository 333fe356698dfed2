import { NativeSelect } from '@mantine/core';
import { companies } from '@titlenet/catalogue/companies';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { MAX_PACK_NAME_LENGTH, type PackContent } from '@titlenet/contract/packs';
import { useState } from 'react';
import { DateBox } from '../../ui/dates/DateBox.tsx';
import { dayOfSeconds, secondsOfDay } from '../../ui/dates/typed-date.ts';
import { Panel, Stack } from '../../ui/layout/primitives.tsx';
import { AutosavedLine } from './AutosavedText.tsx';
import styles from './CoverForm.module.css';
import { PagesChoice } from './PagesChoice.tsx';
import type { PackEdit } from './use-pack-edit.ts';

function MeetingDay({ pack, edit }: { pack: PackContent; edit: PackEdit }) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = (meetingDay: string | null) => {
    if (meetingDay !== pack.meetingDay) void edit.editing.edit({ kind: 'setPack', set: { meetingDay } });
  };
  return (
    <Stack gap={2} packed className={styles.field}>
      <label htmlFor="pack-day">Day</label>
      <DateBox
        id="pack-day"
        name="Day of the meeting"
        value={typed ?? (pack.meetingDay ? secondsOfDay(pack.meetingDay) : undefined)}
        error={typed === null ? null : 'This is not a date.'}
        onChange={(value) => {
          setTyped(typeof value === 'string' ? value : null);
          if (typeof value === 'number') save(dayOfSeconds(value));
          if (value === undefined) save(null);
        }}
        onLeave={() => setTyped(null)}
      />
    </Stack>
  );
}

/** Facts of the cover page and the pages that the pack has of each title. */
export function CoverForm({ pack, edit }: { pack: PackContent; edit: PackEdit }) {
  const { editing } = edit;
  const codes = companies.map(({ code }) => code);
  return (
    <Panel as="details" pad="12 16" className={styles.coverPage} data-screen-only>
      <summary>Cover page and pages</summary>
      <div className={styles.coverFields}>
        <AutosavedLine
          label="Name"
          isRequired
          maxLength={MAX_PACK_NAME_LENGTH}
          saved={pack.name}
          onSave={(name) => void editing.edit({ kind: 'setPack', set: { name } })}
        />
        <AutosavedLine
          label="Meeting"
          placeholder="Spring launch, New York"
          maxLength={MAX_PACK_NAME_LENGTH}
          saved={pack.meeting}
          onSave={(meeting) => void editing.edit({ kind: 'setPack', set: { meeting } })}
        />
        <MeetingDay pack={pack} edit={edit} />
        <NativeSelect
          label="Company's mark"
          data={[
            { value: '', label: 'None' },
            ...companies.map(({ code, label }) => ({ value: code, label: `${label} (${code})` })),
          ]}
          value={pack.mark ?? ''}
          onChange={({ currentTarget: { value } }) =>
            void editing.edit({ kind: 'setPack', set: { mark: isOneOf(codes, value) ? value : null } })
          }
        />
      </div>
      <PagesChoice
        legend="Pages of each title"
        chosen={pack.pages}
        onChange={(pages) => void editing.edit({ kind: 'setPack', set: { pages } })}
      />
    </Panel>
  );
}
