import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { MAX_TAG_LENGTH, readTag } from '@titlenet/catalogue/rules/team-tags';
import type { TeamNotes } from '@titlenet/contract/team-notes';
import { type FormEvent, useId, useState } from 'react';
import { failureText } from '../../../ui/api/failure-text.ts';
import { Row } from '../../../ui/layout/primitives.tsx';
import styles from './TeamNotes.module.css';
import { type TeamNoteCalls, teamTagsQuery } from './use-team-notes.ts';

interface TeamTagsProps {
  companyCode: CompanyCode;
  tags: TeamNotes['tags'];
  calls: TeamNoteCalls;
}

/** The tags of a title, with a box that suggests those of the company. */
export function TeamTags({ companyCode, tags, calls }: TeamTagsProps) {
  const listId = useId();
  const [entered, setEntered] = useState('');
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  // Most people read a sheet without adding a tag.
  const { data: known = [] } = useQuery({ ...teamTagsQuery(companyCode), enabled: isUsed });
  const own = new Set(tags.map(({ tag }) => tag));
  const change = (work: Promise<void>) => work.catch((error: unknown) => setErrorText(failureText(error)));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (readTag(entered) === null) return setErrorText(`Enter a word of at most ${MAX_TAG_LENGTH} characters.`);
    setErrorText(null);
    await change(calls.addTag(entered).then(() => setEntered('')));
  };
  return (
    <Row align="center" wrap className={styles.tags}>
      <Row as="ul" gap={8} align="center" wrap className={styles.tagList} aria-label="Tags">
        {tags.map(({ tag, label }) => (
          <Row key={tag} as="li" gap={4} align="center" breaks className={styles.tag}>
            <bdi>{label}</bdi>
            <button
              type="button"
              aria-label={`Remove the tag ${label}`}
              title="Remove"
              onClick={() => void change(calls.removeTag(tag))}
            >
              ×
            </button>
          </Row>
        ))}
      </Row>
      <Row as="form" gap={8} wrap className={styles.tagForm} onSubmit={(event) => void add(event)}>
        <TextInput
          aria-label="New tag"
          placeholder="New tag"
          list={listId}
          onFocus={() => setUsed(true)}
          maxLength={MAX_TAG_LENGTH}
          error={errorText}
          errorProps={{ role: 'alert' }}
          value={entered}
          onChange={(event) => {
            setEntered(event.currentTarget.value);
            setErrorText(null);
          }}
        />
        <datalist id={listId}>
          {known
            .filter(({ tag }) => !own.has(tag))
            .map(({ tag, label }) => (
              <option key={tag} value={label} />
            ))}
        </datalist>
        <Button type="submit" variant="default">
          Add Tag
        </Button>
      </Row>
    </Row>
  );
}
