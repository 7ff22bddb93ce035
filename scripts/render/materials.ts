/** Surfaces: rubber, painted and turned metal, brake parts. */
import { hash3, smoothStep } from './field-math.ts';
import type { Probe, PropFinish } from './probe.ts';

export type RimFinish = 'silver' | 'graphite' | 'black-turned' | 'steel-black' | 'bronze';

/** Linear colour, mirror strength and roughness at one place; reused. */
export class Material {
  red = 0;
  green = 0;
  blue = 0;
  /** Share of light mirrored head-on by the surface itself. */
  mirror = 0.04;
  /** 0 mirror – 1 chalk. */
  roughness = 0.5;
  isMetal = false;
  /** Clear lacquer over the colour: share mirrored head-on. */
  lacquer = 0;

  /** Takes light away without changing the kind of surface. */
  dim(factor: number): void {
    this.red *= factor;
    this.green *= factor;
    this.blue *= factor;
    this.lacquer *= factor;
    if (!this.isMetal) this.mirror *= factor;
  }

  set(red: number, green: number, blue: number, mirror: number, roughness: number): this {
    this.red = red;
    this.green = green;
    this.blue = blue;
    this.mirror = mirror;
    this.roughness = roughness;
    this.isMetal = false;
    this.lacquer = 0;
    return this;
  }

  metal(red: number, green: number, blue: number, roughness: number, lacquer: number): this {
    this.set(red, green, blue, 1, roughness);
    this.isMetal = true;
    this.lacquer = lacquer;
    return this;
  }
}

function rubber(material: Material, probe: Probe, x: number, y: number, z: number): void {
  const grain = 0.0035 * (hash3(Math.round(x * 420), Math.round(y * 420), Math.round(z * 420)) - 0.5);
  if (probe.stud > 0.72) {
    material.metal(0.86, 0.87, 0.9, 0.2, 0);
    return;
  }
  if (probe.stud > 0.3) {
    material.metal(0.56, 0.57, 0.6, 0.38, 0);
    return;
  }
  if (probe.isLiner) {
    // Soot-black and matt: a mirror-like streak in there is what no real tyre has.
    material.set(0.0075, 0.0076, 0.008, 0.012, 0.95);
    return;
  }
  if (probe.isTread) {
    // Ground matt by the road, a little paler than the wall, so that blocks part from their grooves.
    const worn = 0.024 + grain * 2;
    material.set(worn, worn * 1.005, worn * 1.02, 0.045, 0.62);
    // Cuts swallow light beyond what the short occlusion probes see; sipes stay half tones, or they read as noise.
    material.dim(1 - 0.5 * smoothStep(0.08, 0.4, probe.groove) - 0.42 * smoothStep(0.55, 0.85, probe.groove));
    return;
  }
  const base = 0.0095 + grain + 0.03 * Math.min(1, probe.lettering * 1.6);
  material.set(base, base * 1.01, base * 1.04, 0.046, 0.36);
}

function rimSurface(material: Material, probe: Probe, finish: RimFinish): void {
  switch (finish) {
    case 'silver':
      material.metal(0.66, 0.67, 0.69, 0.2, 0.04);
      return;
    case 'graphite':
      material.metal(0.13, 0.136, 0.146, 0.19, 0.06);
      return;
    case 'black-turned':
      if (probe.isFace) material.metal(0.74, 0.75, 0.77, 0.2, 0.04);
      else material.set(0.012, 0.012, 0.013, 0.05, 0.1);
      return;
    case 'steel-black':
      material.set(0.022, 0.0225, 0.024, 0.05, 0.3);
      return;
    case 'bronze':
      material.metal(0.36, 0.25, 0.14, 0.28, 0.045);
  }
}

function propSurface(material: Material, finish: PropFinish): void {
  switch (finish) {
    case 'nickel':
      material.metal(0.42, 0.42, 0.41, 0.3, 0);
      return;
    case 'brass':
      material.metal(0.46, 0.33, 0.12, 0.32, 0);
      return;
    case 'paint':
      material.set(0.03, 0.033, 0.037, 0.05, 0.3);
      return;
    case 'plastic':
      material.set(0.9, 0.5, 0.006, 0.05, 0.25);
      return;
    case 'paper':
      material.set(0.5, 0.5, 0.48, 0.04, 0.4);
      return;
    case 'ink':
      material.set(0.01, 0.01, 0.011, 0.04, 0.5);
  }
}

/** Sets the material of the part the probe is on; x, y, z are in the wheel's own frame. */
export function materialAt(
  material: Material,
  probe: Probe,
  finish: RimFinish,
  x: number,
  y: number,
  z: number,
): void {
  switch (probe.part) {
    case 'rubber':
    case 'air':
      rubber(material, probe, x, y, z);
      return;
    case 'rim':
      rimSurface(material, probe, finish);
      material.dim(1 - 0.68 * probe.inset);
      return;
    case 'disc':
      material.metal(0.24, 0.24, 0.25, 0.4, 0);
      return;
    case 'caliper':
      material.set(1.35, 0.74, 0.01, 0.06, 0.14);
      return;
    case 'prop':
      propSurface(material, probe.finish);
  }
}
