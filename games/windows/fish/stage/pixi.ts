/**
 * The part of PixiJS that this window uses: sprites, ropes, and the renderers for WebGL and for canvas. The import
 * `unsafe-eval` is the build that runs without `eval`, which the page's policy forbids.
 * docs/decisions/350-fish-on-a-canvas.md, S05
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
