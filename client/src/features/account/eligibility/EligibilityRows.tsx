import { eligibility } from '@foyer/contract/account/eligibility.ts';
import type { Eligibility } from '@foyer/contract/account/eligibility.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import { fileIcon } from '#ui/values/icons.ts';
import { FailedRow, SafetyGroup, SafetyRow } from '../safety/SafetyRow.tsx';
import { IdentityRow } from './IdentityRow.tsx';
import { NewsRow } from './NewsRow.tsx';
import { TermsRow } from './TermsRow.tsx';

/** What the rules of the place demand before play: identity, terms; and the consent to news. M18 */
export function EligibilityRows() {
  const text = useText('account/eligibility');
  const read = useQuery({ ...q(eligibility, {}), meta: { isShownByCaller: true } });
  const { data } = read;
  return (
    <SafetyGroup title={text('title')} words={text('words')}>
      {data?.missing && <MissingRow missing={data.missing} leastAge={data.leastAge} />}
      {data && (
        <>
          <IdentityRow state={data} />
          <TermsRow state={data} />
          <NewsRow consents={data.consents} />
        </>
      )}
      {!data && read.isError && <FailedRow icon={fileIcon} title={text('failed')} read={read} />}
      {!data && !read.isError && (
        <SafetyRow icon={fileIcon} title={text('terms.title')} note={<Skeleton width={180} height={20} />} />
      )}
    </SafetyGroup>
  );
}

/** The first thing that is missing before the next stake or deposit. */
function MissingRow({ missing, leastAge }: Required<Pick<Eligibility, 'missing' | 'leastAge'>>) {
  const text = useText('account/eligibility');
  if (missing === undefined) return null;
  return (
    <li>
      <Note tone="warn" role="status">
        {missing === 'underage' ? text('missing.underage', { age: leastAge }) : text(`missing.${missing}`)}
      </Note>
    </li>
  );
}
