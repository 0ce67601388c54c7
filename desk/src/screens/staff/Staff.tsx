import { useState } from 'react';
import { changeStaffRoles, disableStaff, inviteStaff, resetStaff, staffList } from '@foyer/contract/desk/staff.ts';
import { roles as allRoles } from '@foyer/contract/desk/permissions.ts';
import type { Role } from '@foyer/contract/desk/permissions.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useRead } from '../../api/hooks.ts';
import { useSession } from '../../api/session.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { CopyOnce } from '../../ui/CopyOnce.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { ChoiceField, choicesOf, TextField } from '../../ui/fields.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { WhenRead } from '../../ui/States.tsx';
import { Status } from '../../ui/Status.tsx';
import type { Tone } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';

type Member = ReplyOf<typeof staffList>['list'][number];
type Invitation = ReplyOf<typeof inviteStaff>;
const tones: Readonly<Record<Member['state'], Tone>> = { invited: 'info', active: 'good', disabled: 'bad' };

const RolesField = () => (
  <ChoiceField
    name="roles"
    label={words('staff.roles')}
    help={words('staff.rolesHelp')}
    choices={choicesOf('role', allRoles)}
    isMany
  />
);

interface MemberProps {
  readonly member: Member;
  readonly onLink: (invitation: Invitation) => void;
}

function MemberActs({ member, onLink }: MemberProps) {
  const { staffId, name, state, roles } = member;
  const isDisabled = state === 'disabled';
  return (
    <div className="acts tight">
      <ActButton<typeof changeStaffRoles, { roles: Role[] }>
        call={changeStaffRoles}
        label={words('staff.changeRoles')}
        size="small"
        title={words('staff.changeRolesTitle', { name })}
        verb={words('act.save')}
        effects={[[words('effect.label'), words('staff.rolesEffect')]]}
        initial={{ roles }}
        given={(values) => ({ staffId, roles: values.roles })}
        done={words('staff.rolesChanged')}
      >
        <RolesField />
      </ActButton>
      <ActButton<typeof resetStaff, object>
        call={resetStaff}
        label={words('staff.reset')}
        size="small"
        title={words('staff.resetTitle', { name })}
        verb={words('staff.reset')}
        isDanger
        effects={[[words('effect.label'), words('staff.resetEffect')]]}
        given={() => ({ staffId })}
        done={words('staff.resetDone')}
        onDone={onLink}
      />
      <ActButton<typeof disableStaff, object>
        call={disableStaff}
        label={words(isDisabled ? 'staff.enable' : 'staff.disable')}
        size="small"
        isDanger={!isDisabled}
        title={words(isDisabled ? 'staff.enableTitle' : 'staff.disableTitle', { name })}
        verb={words(isDisabled ? 'staff.enable' : 'staff.disable')}
        effects={[[words('effect.label'), words(isDisabled ? 'staff.enableEffect' : 'staff.disableEffect')]]}
        given={() => ({ staffId, isDisabled: !isDisabled })}
        done={words('staff.changed')}
      />
    </div>
  );
}

function Members({
  members,
  onLink,
}: {
  readonly members: readonly Member[];
  readonly onLink: (invitation: Invitation) => void;
}) {
  const session = useSession();
  const own = session.state === 'in' ? session.me.staffId : '';
  return (
    <DataTable<Member>
      label={words('nav.staff')}
      rows={members}
      keyOf={(member) => member.staffId}
      columns={[
        { key: 'name', title: words('staff.name'), cell: (member) => member.name },
        {
          key: 'roles',
          title: words('staff.roles'),
          cell: (member) => member.roles.map((role) => words(`role.${role}`)).join(words('list.comma')),
        },
        {
          key: 'state',
          title: words('column.state'),
          cell: (member) => <Status tone={tones[member.state]}>{words(`staffState.${member.state}`)}</Status>,
        },
        { key: 'seen', title: words('player.seen'), cell: (member) => <Time ms={member.seenMs} /> },
        {
          key: 'sessions',
          title: words('player.sessions'),
          cell: (member) => <span className="num">{member.openSessions}</span>,
          isNumber: true,
        },
        {
          key: 'act',
          title: words('column.acts'),
          cell: (member) =>
            member.staffId === own ? (
              <span className="faint">{words('staff.you')}</span>
            ) : (
              <MemberActs member={member} onLink={onLink} />
            ),
        },
      ]}
    />
  );
}

export function Staff() {
  const members = useRead(staffList, {});
  const [invitation, setInvitation] = useState<Invitation>();
  return (
    <>
      <PageHead
        title={words('nav.staff')}
        about={words('staff.about')}
        tools={
          <ActButton<typeof inviteStaff, { name: string; roles: Role[] }>
            call={inviteStaff}
            label={words('staff.invite')}
            isPrimary
            title={words('staff.inviteTitle')}
            verb={words('staff.invite')}
            effects={[]}
            given={(values) => values}
            done={words('staff.invited')}
            onDone={setInvitation}
          >
            <TextField name="name" label={words('staff.name')} most={40} />
            <RolesField />
          </ActButton>
        }
      />
      <WhenRead of={members}>{({ list }) => <Members members={list} onLink={setInvitation} />}</WhenRead>
      {invitation === undefined ? null : (
        <CopyOnce
          title={words('staff.link')}
          about={words('staff.linkAbout')}
          text={location.origin + invitation.path}
          onClose={() => setInvitation(undefined)}
        />
      )}
    </>
  );
}
