/** Sound of a window. Off until the player turns it on; the choice is stored per family. */
export interface Voice {
  readonly isOn: boolean;
  toggle(): boolean;
  /** One tone, `delay` and `length` in seconds; silent while the sound is off. */
  note(hertz: number, delay: number, length: number, volume: number, type?: OscillatorType): void;
  /** For sounds that a family creates itself; undefined while the sound is off. */
  graph(): { readonly audio: AudioContext; readonly to: GainNode } | undefined;
}

function remembered(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

export function createVoice(family: string): Voice {
  const key = `foyer.${family}.sound`;
  let isOn = remembered(key);
  let made: { readonly audio: AudioContext; readonly to: GainNode } | undefined;

  function graph() {
    if (!isOn) return undefined;
    if (made === undefined) {
      const audio = new AudioContext();
      const to = audio.createGain();
      to.gain.value = 0.5;
      to.connect(audio.destination);
      made = { audio, to };
    }
    void made.audio.resume();
    return made;
  }

  function note(hertz: number, delay: number, length: number, volume: number, type: OscillatorType = 'triangle'): void {
    const sounding = graph();
    if (sounding === undefined) return;
    const { audio, to } = sounding;
    const start = audio.currentTime + delay;
    const gain = audio.createGain();
    const tone = audio.createOscillator();
    tone.type = type;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.007);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(to);
    tone.start(start);
    tone.stop(start + length + 0.05);
  }

  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      isOn = !isOn;
      try {
        localStorage.setItem(key, isOn ? 'on' : 'off');
      } catch {
        // Storage may be forbidden; the choice then lasts until the window closes.
      }
      note(587, 0, 0.3, 0.24);
      return isOn;
    },
    note,
    graph,
  };
}
