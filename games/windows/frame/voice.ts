/**
 * The sound of a window. Off until the player turns it on; the choice is stored per family. Nothing is loaded or rendered
 * before. The switch offers it in words until the player has chosen, or has made a first play without choosing.
 */
import type { Mixer, Playing } from './sound/mixer.ts';
import type { SoundWorker } from './sound/rendering.ts';
import type { CommonName } from './sound/sound.ts';

type Player<Name extends string> = Pick<Mixer<Name | CommonName>, 'play' | 'hold' | 'release'>;

export interface Voice<Name extends string = never> extends Player<Name> {
  readonly isOn: boolean;
  /** Turns the sound on or off, and returns whether it is on now. To be called by a press: browsers require one. */
  toggle(): boolean;
}

export interface Switch {
  readonly isOffered: boolean;
  /** Is called when the offer ends. */
  onOfferEnd: (() => void) | undefined;
  /** The low tone of a refusal. */
  refuse(): void;
}

/** The one voice of this window, for the parts of the frame that every family shares. */
let current: Switch | undefined;
export const windowVoice = (): Switch | undefined => current;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // Storage may be forbidden; the choice then lasts until the window closes.
  }
}

/** A press anywhere but on the switch gives a soft tap. */
const listenToTaps = (tap: () => void): void =>
  addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest('button, label, summary, a') : null;
    if (control !== null && !control.classList.contains('sound-switch')) tap();
  });

/**
 * Creating an audio context may take longer than a frame, so the press is drawn first. A timer that is set within a press
 * still counts as the player's own act, which browsers require for sound.
 */
const drawnMs = 40;
const untilDrawn = (): Promise<void> => new Promise((done) => setTimeout(done, drawnMs));

/** The context and the mixer, once the player has turned the sound on. */
function createEngine<Name extends string>(sounds: SoundWorker) {
  let isOn = false;
  let begun: Promise<void> | undefined;
  let mixer: Mixer<Name | CommonName> | undefined;
  const follow = (): void => (isOn && !document.hidden ? mixer?.wake() : mixer?.hush());
  document.addEventListener('visibilitychange', follow);
  async function begin(): Promise<void> {
    await untilDrawn();
    const audio = new AudioContext();
    void audio.resume();
    try {
      const [{ createMixer }, { startRendering }] = await Promise.all([
        import('./sound/mixer.ts'),
        import('./sound/rendering.ts'),
      ]);
      mixer = createMixer(audio, await startRendering(sounds, audio.sampleRate));
    } catch {
      // The worker could not be loaded or failed. The game continues without sound.
      void audio.close();
      begun = undefined;
    }
    follow();
  }
  return {
    /** Creates the context and loads the sounds; the next press tries again what could not be loaded. */
    begin(): Promise<void> {
      begun ??= begin();
      return begun;
    },
    turn(isNow: boolean): void {
      isOn = isNow;
      follow();
    },
    /** The loaded mixer while the sound is on and the window visible. */
    sounding: () => (isOn && !document.hidden ? mixer : undefined),
  };
}

/** `sounds`: the worker that renders them. `plays`: the sounds of the player's own acts. The first of them ends the offer. */
export function createVoice<Name extends string>(
  family: string,
  sounds: SoundWorker,
  plays: readonly Name[],
): Voice<Name> {
  const key = `foyer.${family}.sound`;
  const chosen = stored(key);
  let isOn = chosen === 'on';
  let isOffered = chosen === null;
  const engine = createEngine<Name>(sounds);
  const shared: Switch = {
    get isOffered() {
      return isOffered;
    },
    onOfferEnd: undefined,
    refuse: () => engine.sounding()?.play('refuse'),
  };

  function choose(isNow: boolean): void {
    isOn = isNow;
    isOffered = false;
    store(key, isOn);
    engine.turn(isOn);
  }

  current = shared;
  engine.turn(isOn);
  listenToTaps(() => engine.sounding()?.play('tap'));
  // Sound that was chosen earlier starts with the first press in this window.
  for (const press of ['pointerup', 'keydown']) addEventListener(press, () => isOn && void engine.begin());

  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      choose(!isOn);
      if (isOn) void engine.begin().then(() => engine.sounding()?.play('on'));
      return isOn;
    },
    play(name: Name | CommonName, how?: Playing) {
      if (isOffered && (plays as readonly string[]).includes(name)) {
        choose(false);
        shared.onOfferEnd?.();
      }
      engine.sounding()?.play(name, how);
    },
    hold: (name, seconds) => engine.sounding()?.hold(name, seconds),
    release: (name) => engine.sounding()?.release(name),
  };
}
