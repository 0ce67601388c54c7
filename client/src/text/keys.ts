/** The rooms of text by name; zh_CN is the source of their keys. A new room is one line here. */
import type app from '@foyer/text/zh_CN/app.json';
import type games from '@foyer/text/zh_CN/games.json';
import type home from '@foyer/text/zh_CN/home.json';

interface Rooms {
  readonly app: typeof app;
  readonly games: typeof games;
  readonly home: typeof home;
}

export type RoomName = keyof Rooms;
export type TextKey<R extends RoomName> = Extract<keyof Rooms[R], string>;
