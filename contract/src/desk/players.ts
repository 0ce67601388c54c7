/** Players: search, file, money, bets, devices, limits, notes and status. Reading any of it leaves a trail. */
import * as v from 'valibot';
import {
  account,
  act,
  line,
  longText,
  maybe,
  moment,
  nothing,
  pageOf,
  paging,
  read,
  reason,
  satang,
  whole,
  words,
} from './deskCall.ts';

/**
 * Calls of a player who is not `active` are refused with codes 702 to 705, also withdrawals; only logging out remains. To
 * end play and deposits and leave log-in and withdrawals open, use `stopPlayOf`.
 */
export const playerStatuses = ['active', 'inactive', 'frozen', 'disabled', 'rejected'] as const;

/** The beginning of an account, the last four or more digits of a phone, a player id, or the number of an order or a bet. */
export const searchPlayers = read({
  path: '/operator/desk/players',
  summary: 'Finds players by account, phone, id, or the number of an order or a bet',
  permission: 'players.read',
  given: { query: line, ...paging },
  reply: pageOf(
    v.object({
      playerId: v.string(),
      account: v.string(),
      realName: v.string(),
      /** Without its middle digits. */
      phone: v.string(),
      status: v.picklist(playerStatuses),
      level: v.number(),
      createdMs: moment,
      /** What the number belongs to; '' if the player was found otherwise. */
      foundBy: v.picklist(['', 'deposit', 'withdrawal', 'bet']),
    }),
  ),
});
export const playerFile = read({
  path: '/operator/desk/players/file',
  summary: "A player's profile, balances and totals",
  permission: 'players.read',
  given: { account },
  reply: {
    playerId: v.string(),
    account: v.string(),
    status: v.picklist(playerStatuses),
    level: v.number(),
    realName: v.string(),
    isNameVerified: v.boolean(),
    nickname: v.string(),
    birthday: v.string(),
    /** Without the middle digits. */
    phone: v.string(),
    isPhoneVerified: v.boolean(),
    email: v.string(),
    isEmailVerified: v.boolean(),
    agentCode: v.string(),
    createdMs: moment,
    termsVersion: v.string(),
    identity: v.string(),
    hasSecondFactor: v.boolean(),
    passkeys: v.number(),
    /** 0 if they are open. */
    withdrawalsPausedUntilMs: moment,
    openSessions: v.number(),
    seenMs: moment,
    notes: v.number(),
    cards: v.array(v.object({ bankCode: v.string(), lastFour: v.string(), holderName: v.string(), createdMs: moment })),
  },
});
export const playerWallet = read({
  path: '/operator/desk/players/wallet',
  summary: "A player's accounts, totals and turnover locks",
  permission: 'players.money',
  given: { account },
  reply: {
    accounts: v.array(v.object({ account: v.string(), amountSatang: satang })),
    withdrawableSatang: satang,
    depositedSatang: satang,
    withdrawnSatang: satang,
    stakedSatang: satang,
    wonSatang: satang,
    locks: v.array(
      v.object({
        lockId: v.string(),
        kind: v.picklist(['deposit', 'bonus']),
        names: v.nullable(words),
        amountSatang: satang,
        targetSatang: satang,
        doneSatang: satang,
        createdMs: moment,
        isOpen: v.boolean(),
      }),
    ),
  },
});
/** The main account, newest first. `title` is the reason's code in the ledger. */
export const playerStatement = read({
  path: '/operator/desk/players/statement',
  summary: "A player's statement of one account",
  permission: 'players.money',
  given: { account, of: v.optional(line, 'main'), ...paging },
  reply: pageOf(
    v.object({
      entryId: v.string(),
      title: v.number(),
      reference: v.string(),
      amountSatang: satang,
      balanceSatang: satang,
      atMs: moment,
    }),
  ),
});
export const playerOrders = read({
  path: '/operator/desk/players/orders',
  summary: "A player's deposits and withdrawals, newest first",
  permission: 'players.money',
  given: { account, kind: v.optional(v.picklist(['deposit', 'withdrawal']), 'deposit'), ...paging },
  reply: pageOf(
    v.object({
      orderNo: v.string(),
      method: v.string(),
      amountSatang: satang,
      /** The player's own codes: 0 waits, 1 is paid (deposit) or under way (withdrawal). */
      status: v.number(),
      /** How it ended, in a word; '' while it waits. */
      ended: v.string(),
      createdMs: moment,
      endedMs: moment,
    }),
  ),
});
export const playerBets = read({
  path: '/operator/desk/players/bets',
  summary: "A player's bets, newest first",
  permission: 'players.bets',
  given: { account, sinceMs: v.optional(whole, 0), ...paging },
  reply: pageOf(
    v.object({
      betOrderNo: v.string(),
      platformCode: v.string(),
      gameType: v.number(),
      gameId: v.string(),
      gameNames: v.nullable(words),
      roundId: v.string(),
      stakeSatang: satang,
      winSatang: satang,
      isSettled: v.boolean(),
      isVoided: v.boolean(),
      placedMs: moment,
      settledMs: moment,
    }),
  ),
});
export const playerDevices = read({
  path: '/operator/desk/players/devices',
  summary: "A player's sessions and devices, and who else uses these devices",
  permission: 'players.security',
  given: { account },
  reply: {
    sessions: v.array(
      v.object({
        sessionId: v.string(),
        device: v.string(),
        deviceId: v.string(),
        ip: v.string(),
        openedMs: moment,
        seenMs: moment,
        isOpen: v.boolean(),
        endReason: v.string(),
      }),
    ),
    devices: v.array(
      v.object({ deviceId: v.string(), firstSeenMs: moment, lastSeenMs: moment, others: v.array(v.string()) }),
    ),
    /** Accounts that were logged in to from the same public address. */
    sameAddress: v.array(v.string()),
  },
});
export const playerEvents = read({
  path: '/operator/desk/players/events',
  summary: "A player's security events, newest first",
  permission: 'players.security',
  given: { account, kind: maybe, ...paging },
  reply: pageOf(
    v.object({
      eventId: v.string(),
      atMs: moment,
      actor: v.picklist(['player', 'guest', 'operator']),
      kind: v.string(),
      call: v.string(),
      outcome: v.picklist(['done', 'refused', 'unknown']),
      reason: v.string(),
      staff: v.string(),
      ip: v.string(),
      device: v.string(),
    }),
  ),
});
/** Limits are the player's own: staff see them, and cannot lift one. */
export const playerProtection = read({
  path: '/operator/desk/players/protection',
  summary: "A player's limits and stops",
  permission: 'players.read',
  given: { account },
  reply: {
    limits: v.array(
      v.object({
        kind: v.string(),
        hours: v.number(),
        /** Satang, or minutes for a limit of time; null if none is in force. */
        amount: v.nullable(v.number()),
        setMs: moment,
        nextAmount: v.nullable(v.number()),
        nextFromMs: moment,
      }),
    ),
    stops: v.array(v.object({ stopId: v.string(), kind: v.string(), fromMs: moment, untilMs: moment })),
    checkMinutes: v.number(),
    /** End of the stop that is in force; 0 if there is none. */
    stoppedUntilMs: moment,
  },
});
export const playerNotes = read({
  path: '/operator/desk/players/notes',
  summary: 'Notes of staff about a player, newest first. They are never changed or deleted',
  permission: 'players.read',
  given: { account, ...paging },
  reply: pageOf(v.object({ noteId: v.string(), by: v.string(), text: v.string(), atMs: moment })),
});
export const addNote = act({
  path: '/operator/desk/players/notes/add',
  summary: 'Adds a note about a player',
  permission: 'players.note',
  given: { account, text: longText },
  reply: { noteId: v.string() },
});
/** `from` is the status that the page showed: `changedMeanwhile` if it is another by now. */
export const changeStatus = act({
  path: '/operator/desk/players/status',
  summary: "Changes a player's status",
  permission: 'players.status',
  given: { account, from: v.picklist(playerStatuses), to: v.picklist(playerStatuses), reason },
  reply: { status: v.picklist(playerStatuses) },
});
/**
 * Ends play and deposits at once, for days or for ever; log-in and withdrawals stay open. Like a stop that players make
 * themselves it cannot be shortened. `nothingToDecide`: a stop that runs ends no earlier.
 */
export const stopPlayOf = act({
  path: '/operator/desk/players/stop',
  summary: 'Stops play and deposits of a player, and leaves withdrawals open',
  permission: 'players.status',
  given: { account, days: v.picklist([1, 7, 14, 30, 183, 365, 1826, 'ever']), reason },
  reply: { untilMs: moment },
});
export const endSessions = act({
  path: '/operator/desk/players/kick',
  summary: 'Ends all sessions of a player',
  permission: 'players.kick',
  given: { account, reason },
  reply: nothing,
});
export const releaseCardOf = act({
  path: '/operator/desk/players/card',
  summary: 'Lets a player delete a card within 24 hours',
  permission: 'players.card',
  given: { account, lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)) },
  reply: nothing,
});
/** Given once per `grantId`. The turnover is `multiple` times the amount, in casino games. */
export const giveBonus = act({
  path: '/operator/desk/players/bonus',
  summary: 'Gives a bonus of a fixed amount, or offers it',
  permission: 'bonuses.give',
  given: {
    account,
    grantId: v.pipe(v.string(), v.regex(/^[\w-]{4,64}$/)),
    names: words,
    amountSatang: v.pipe(v.number(), v.integer(), v.minValue(1)),
    turnoverSatang: v.pipe(v.number(), v.integer(), v.minValue(0)),
    as: v.picklist(['grant', 'offer', 'audit']),
    hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8_760))),
    reason,
  },
  reply: nothing,
});
