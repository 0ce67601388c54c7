/** Maps picture names to drawings. A picture is drawn on first request and cached in memory. */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { createHash } from 'node:crypto';
import { locales } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { catalogueGame } from '@foyer/games/catalogue/catalogue.ts';
import { bankMark, knownBanks } from '@foyer/pictures/bank.ts';
import { emblemNames } from '@foyer/pictures/emblems.ts';
import type { EmblemName } from '@foyer/pictures/emblems.ts';
import { homeScene, homeSceneNames } from '@foyer/pictures/home.ts';
import type { HomeSceneName } from '@foyer/pictures/home.ts';
import type { Tone } from '@foyer/pictures/platform.ts';
import { platforms } from '@foyer/pictures/platforms.ts';
import type { PlatformCode } from '@foyer/pictures/platforms.ts';
import { banner } from '@foyer/pictures/banner.ts';
import { levelCard } from '@foyer/pictures/level.ts';
import { emblemOnly, platformMark, logo } from '@foyer/pictures/logo.ts';
import { frames } from '@foyer/pictures/scenes/lobby.ts';
import type { FrameName } from '@foyer/pictures/scenes/lobby.ts';
import { tile } from '@foyer/pictures/tile.ts';
import type { TileOrder } from '@foyer/pictures/tile.ts';
import { kitVersion } from './kitVersion.ts';
import { lobbyBanner } from './lobbyBanners.ts';

export interface Drawing {
  readonly svg: string;
  /**
   * Hash of the content, or of everything that determines it. A picture's address changes whenever the picture does.
   */
  readonly version: string;
}

const isPlatform = (code: string): code is PlatformCode => Object.hasOwn(platforms, code);
const isEmblem = (name: string): name is EmblemName => (emblemNames as readonly string[]).includes(name);
const isScene = (name: string): name is HomeSceneName => (homeSceneNames as readonly string[]).includes(name);
const isFrame = (name: string): name is FrameName => Object.hasOwn(frames, name);
const isLocale = (code: string): code is Locale => (locales as readonly string[]).includes(code);

function tileOrder(gameId: string, locale: string): TileOrder | undefined {
  const game = catalogueGame(gameId);
  if (game === undefined || !isLocale(locale)) return undefined;
  const { platform, emblem, family, names } = game;
  return { platform, title: inLanguage(names, locale), emblem, family, seed: gameId, variant: game.pictureVariant };
}

function gameTile(gameId: string, locale: string): string | undefined {
  const order = tileOrder(gameId, locale);
  return order && tile(order);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

const tileVersions = new Map<string, string>();

/** Hashes the order and the kit that draws it, so that a list of 5,000 games can name its tiles without drawing one. */
function tileVersion(name: string): string | undefined {
  const known = tileVersions.get(name);
  if (known !== undefined) return known;
  const [gameId = '', locale = ''] = name.split('.');
  const order = tileOrder(gameId, locale === '' ? 'zh_CN' : locale);
  if (order === undefined) return undefined;
  const version = hashOf(kitVersion() + JSON.stringify(order));
  tileVersions.set(name, version);
  return version;
}

/** Returns the version of pictures in long lists without drawing them. Undefined for other kinds. */
function namedVersion(kind: string, name: string): string | undefined {
  // The same for both themes, so that the client can name either.
  if (/^(?:offer|logo)(?:-light)?$/.test(kind)) return hashOf(kitVersion() + name);
  return kind === 'tile' ? tileVersion(name) : undefined;
}

/** Draws a logo for a page of the tone in its name, such as `kiln.light`, or else of this tone. */
function platformLogo(name: string, themeTone: Tone): string | undefined {
  const [code = '', tone = themeTone, ...rest] = name.split('.');
  if (rest.length > 0 || !isPlatform(code) || (tone !== 'dark' && tone !== 'light')) return undefined;
  return logo(code, tone);
}

function platformEmblem(code: string, name: string): string | undefined {
  return isPlatform(code) && isEmblem(name) ? emblemOnly(code, name) : undefined;
}

/** Limit of the variants of a promotion's picture; larger numbers draw nothing. */
const offerVariants = 32;

/** Draws a promotion's picture: platform, emblem and variant, such as `moyu.lantern.7`. It contains no text. SI-27 */
function offerScene(name: string, tone: Tone): string | undefined {
  const [platform = '', emblem = '', number = '', ...rest] = name.split('.');
  const variant = Number(number);
  if (rest.length > 0 || !/^\d{1,2}$/.test(number) || variant >= offerVariants) return undefined;
  if (!isPlatform(platform) || !isEmblem(emblem)) return undefined;
  return banner({ platform, emblem, seed: `offer-${number}`, variant, crop: 'phone', tone });
}

/**
 * Draws a picture: `folder` and `name` are those of its address, without `.svg`. Banners, promotions and logos have a
 * drawing for each theme; the light theme's has the same name in a folder that ends in `-light`.
 */
function draw(folder: string, name: string): string | undefined {
  const [first = '', second = '', ...rest] = name.split('.');
  const [kind, tone] = folder.endsWith('-light')
    ? [folder.slice(0, -'-light'.length), 'light' as const]
    : [folder, 'dark' as const];
  if (isThemedKind(kind)) return drawThemed(kind, name, tone);
  if (rest.length > 0) return undefined;
  switch (folder) {
    case 'tile':
      return gameTile(first, second === '' ? 'zh_CN' : second);
    case 'mark':
      return isPlatform(name) ? platformMark(name) : undefined;
    case 'emblem':
      return platformEmblem(first, second);
    case 'level':
      return second === '' && /^\d$/.test(first) ? levelCard(Number(first)) : undefined;
    case 'bank':
      return second === '' && /^[A-Z0-9]{2,12}$/.test(first) ? bankMark(first) : undefined;
    default:
      return undefined;
  }
}

const themedKinds = ['banner', 'offer', 'logo'] as const;
type ThemedKind = (typeof themedKinds)[number];
const isThemedKind = (kind: string): kind is ThemedKind => (themedKinds as readonly string[]).includes(kind);

function drawThemed(kind: ThemedKind, name: string, tone: Tone): string | undefined {
  if (kind === 'logo') return platformLogo(name, tone);
  if (kind === 'offer') return offerScene(name, tone);
  const [scene = '', crop = '', ...rest] = name.split('.');
  if (rest.length > 0) return undefined;
  return isScene(scene) && isFrame(crop) ? homeScene(scene, crop, tone) : lobbyBanner(scene, crop, tone);
}

/** Largest number of cached drawings, at about 6 kB a tile. The oldest is evicted and drawn again when requested. */
const mostKept = 2_500;
const kept = new Map<string, Drawing>();

/** Returns undefined for an unknown picture. */
export function drawing(kind: string, name: string): Drawing | undefined {
  // Unknown banks share one mark, so that invented codes cannot fill the memory.
  const file = kind === 'bank' && !knownBanks.includes(name) && /^[A-Z0-9]{2,12}$/.test(name) ? 'OTHER' : name;
  const known = kept.get(`${kind}/${file}`);
  if (known !== undefined) return known;
  const svg = draw(kind, file);
  if (svg === undefined) return undefined;
  const made = { svg, version: namedVersion(kind, name) ?? hashOf(svg) };
  kept.set(`${kind}/${file}`, made);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return made;
}

function address(kind: string, name: string): string {
  const version = namedVersion(kind, name) ?? drawing(kind, name)?.version;
  return `/pictures/${kind}/${name}.svg${version === undefined ? '' : `?v=${version}`}`;
}

/** Returns the address of a game's tile with its title in this language. With `?v=` it may be cached permanently. */
export function tileAddress(gameId: string, locale: Locale): string {
  return address('tile', `${gameId}.${locale}`);
}

export function logoAddress(code: string, tone?: Tone): string {
  return address('logo', tone === undefined ? code : `${code}.${tone}`);
}

/** Returns the address of the small square logo for menus and lists. AMB-072 */
export function markAddress(code: string): string {
  return address('mark', code);
}

export function emblemAddress(code: PlatformCode, emblem: EmblemName): string {
  return address('emblem', `${code}.${emblem}`);
}

/**
 * Returns a banner's address without crop and format; `.wide.avif`, `.phone.webp` and the like are appended. AMB-071
 * The client derives the light theme's address from it.
 */
export function bannerAddress(code: string): string {
  return `/pictures/banner/${code}`;
}

/** Returns the address of a promotion's picture without drawing it, because a list has 200. */
export function offerAddress(name: string): string {
  return address('offer', name);
}

export function bankAddress(code: string): string {
  return address('bank', code);
}
