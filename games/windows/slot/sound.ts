/** All sounds, from oscillators and noise. Off until the player turns them on; the choice is stored. */

import { createVoice } from '../frame/voice.ts';
import type { Voice } from '../frame/voice.ts';

/** A pentatonic scale, in semitones above D. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];

export interface Sound extends Pick<Voice, 'isOn' | 'toggle'> {
  spin(): void;
  stop(reel: number): void;
  /** `size` is from 0 to 1. */
  win(size: number): void;
  free(): void;
  tick(): void;
}

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  // Pseudo-random noise from a fixed seed. It only affects the sound.
  let state = 1;
  for (let i = 0; i < samples.length; i += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    samples[i] = state / 0x4000_0000 - 1;
  }
  const node = audio.createBufferSource();
  node.buffer = buffer;
  return node;
}

export function createSound(): Sound {
  const voice = createVoice('slot');
  let whirr: { readonly node: AudioBufferSourceNode; readonly gain: GainNode } | undefined;

  const note = (semitones: number, at: number, length: number, volume: number, type?: OscillatorType): void =>
    voice.note(293.66 * 2 ** (semitones / 12), at, length, volume, type);

  function stopWhirr(): void {
    if (!whirr) return;
    const { currentTime } = whirr.node.context;
    whirr.gain.gain.linearRampToValueAtTime(0, currentTime + 0.1);
    whirr.node.stop(currentTime + 0.15);
    whirr = undefined;
  }

  return {
    get isOn() {
      return voice.isOn;
    },
    toggle() {
      if (voice.isOn) stopWhirr();
      return voice.toggle();
    },
    spin() {
      const made = voice.graph();
      if (!made) return;
      stopWhirr();
      const { audio, to } = made;
      const node = noise(audio, 1);
      node.loop = true;
      const filter = audio.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = 420;
      filter.Q.value = 0.8;
      const gain = audio.createGain();
      gain.gain.setValueAtTime(0, audio.currentTime);
      gain.gain.linearRampToValueAtTime(0.07, audio.currentTime + 0.2);
      node.connect(filter).connect(gain).connect(to);
      node.start();
      whirr = { node, gain };
    },
    stop(reel) {
      note(-24 + reel, 0, 0.16, 0.5, 'sine');
      note(-5, 0, 0.05, 0.12, 'square');
      if (reel === 4) stopWhirr();
    },
    win(size) {
      const notes = 3 + Math.round(size * 8);
      for (let i = 0; i < notes; i += 1) note(scale[i % scale.length] ?? 0, i * 0.09, 0.7, 0.22);
      if (size > 0.5) for (const chord of [0, 7, 12, 16]) note(chord, notes * 0.09, 1.6, 0.14);
    },
    free() {
      for (const [place, tone] of [0, 7, 12, 9, 14, 19, 16, 24].entries()) note(tone, place * 0.13, 1.1, 0.2);
    },
    tick() {
      note(19, 0, 0.06, 0.06);
    },
  };
}
