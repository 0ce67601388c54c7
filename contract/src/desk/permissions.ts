/** What members of staff and keys of other systems may do. The desk hides what is missing here; the house refuses it. */

/** Permissions are also the scopes of a key. `x.read` only reads. */
export const permissions = [
  'payments.read',
  'payments.decide',
  'fastPays.read',
  'fastPays.decide',
  'bonuses.read',
  'bonuses.decide',
  'bonuses.give',
  'invitations.read',
  'invitations.decide',
  'identity.read',
  'identity.decide',
  'messages.read',
  'messages.answer',
  'players.read',
  'players.money',
  'players.bets',
  'players.security',
  'players.note',
  'players.status',
  'players.kick',
  'players.card',
  /** Makes a link that logs in as the player. */
  'players.ticket',
  'content.read',
  'content.write',
  'news.send',
  'games.read',
  'games.switch',
  'games.void',
  'games.catalogue',
  'money.read',
  'risk.read',
  'staff.read',
  'staff.manage',
  'audit.read',
] as const;
export type Permission = (typeof permissions)[number];

export const roles = ['support', 'payments', 'content', 'risk', 'admin'] as const;
export type Role = (typeof roles)[number];

/** `admin` has every permission but the link that logs in as a player, which is for the operator's systems. */
export const permissionsOfRole: Readonly<Record<Role, readonly Permission[]>> = {
  support: [
    'bonuses.read',
    'invitations.read',
    'identity.read',
    'messages.read',
    'messages.answer',
    'players.read',
    'players.money',
    'players.bets',
    'players.security',
    'players.note',
    'players.kick',
    'players.card',
    'fastPays.read',
    'games.read',
    'content.read',
  ],
  payments: [
    'payments.read',
    'payments.decide',
    'fastPays.read',
    'fastPays.decide',
    'players.read',
    'players.money',
    'players.bets',
    'players.note',
    'money.read',
    'risk.read',
  ],
  content: ['content.read', 'content.write', 'news.send', 'games.read'],
  risk: [
    'payments.read',
    'fastPays.read',
    'bonuses.read',
    'bonuses.decide',
    'invitations.read',
    'invitations.decide',
    'identity.read',
    'identity.decide',
    'players.read',
    'players.money',
    'players.bets',
    'players.security',
    'players.note',
    'players.status',
    'players.kick',
    'games.read',
    'games.switch',
    'games.void',
    'money.read',
    'risk.read',
    'audit.read',
  ],
  admin: permissions.filter((one) => one !== 'players.ticket'),
};

/** The permissions of a person with these roles, in the order of the list above. */
export const permissionsOf = (held: readonly Role[]): Permission[] =>
  permissions.filter((one) => held.some((role) => permissionsOfRole[role].includes(one)));

export const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word);
export const isPermission = (word: string): word is Permission => (permissions as readonly string[]).includes(word);
