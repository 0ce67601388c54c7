/** Two quiet notes for a prize. Only used if the player has switched the sound on. */
export function chime(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, index) => {
    const at = audio.currentTime + index * 0.14;
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.06, at);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.5);
    if (index === 1) tone.addEventListener('ended', () => void audio.close());
  });
}
