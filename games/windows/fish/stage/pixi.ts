/**
 * The part of PixiJS that this window uses: sprites and ropes of its WebGL renderer, and the one that draws by the processor. `unsafe-eval` is the build that runs
 * where the page's policy forbids to make code from text, as ours does. docs/decisions/350-fish-on-a-canvas.md, S05
 */
import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';

export {
  CanvasRenderer,
  CanvasSource,
  Container,
  ImageSource,
  MeshRope,
  Point,
  Rectangle,
  Sprite,
  Texture,
  WebGLRenderer,
} from 'pixi.js';
