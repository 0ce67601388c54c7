/** Every sound is made here, from oscillators. Off until the player turns it on; remembered. */
const key = 'foyer.table.sound';

export interface Sound {
  readonly isOn: boolean;
  toggle(): boolean;
  chip(): void;
  card(): void;
  result(): void;
}

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

export function createSound(): Sound {
  let isOn = remembered();
  let audio: AudioContext | undefined;

  function note(hertz: number, delay: number, length: number, volume: number): void {
    if (!isOn) return;
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime + delay;
    const gain = audio.createGain();
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(audio.destination);
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
        // Storage may be closed to us; the choice then lives as long as the window.
      }
      note(587, 0, 0.3, 0.12);
      return isOn;
    },
    chip: () => note(1_760, 0, 0.06, 0.08),
    card: () => note(330, 0, 0.08, 0.08),
    // The same for every result: it says that there is one, not whose it is.
    result() {
      note(440, 0, 0.4, 0.1);
      note(587, 0.12, 0.5, 0.1);
    },
  };
}
