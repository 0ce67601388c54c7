/** The canvas and its renderer: WebGL, or a canvas renderer where there is no usable GPU. */
import type { Level } from './levels.ts';
import { CanvasRenderer, WebGLRenderer } from './pixi.ts';

export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer | CanvasRenderer;
}

/** Names that browsers give to GPUs emulated by the CPU. */
const acted = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** False without a GPU or with an emulated one, which is slower than the canvas renderer. */
export function hasGraphics(): boolean {
  const asked = { failIfMajorPerformanceCaveat: true };
  const gl = document.createElement('canvas').getContext('webgl2', asked) as WebGL2RenderingContext | null;
  const named = gl?.getExtension('WEBGL_debug_renderer_info');
  const isActed = named && acted.test(String(gl?.getParameter(named.UNMASKED_RENDERER_WEBGL)));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null && isActed !== true;
}

/** Device pixels per CSS pixel. */
export const resolutionOf = ({ mostResolution, share }: Level): number =>
  Math.min(mostResolution, (devicePixelRatio || 1) * share);

export async function openSurface(level: Level): Promise<Surface> {
  const canvas = document.createElement('canvas');
  const renderer = level.isPlain ? new CanvasRenderer() : new WebGLRenderer();
  await renderer.init({
    canvas,
    width: 360,
    height: 480,
    resolution: resolutionOf(level),
    autoDensity: true,
    antialias: false,
    powerPreference: 'high-performance',
    manageImports: false,
    background: '#0a3a5c',
    // The background covers everything.
    clearBeforeRender: false,
  });
  return { canvas, renderer };
}
