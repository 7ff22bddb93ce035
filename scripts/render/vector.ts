/** A mutable triple; the renderer reuses a few of them instead of making millions. */
export class Vector {
  x: number;
  y: number;
  z: number;

  constructor(x = 0, y = 0, z = 0) {
    this.x = x;
    this.y = y;
    this.z = z;
  }

  set(x: number, y: number, z: number): this {
    this.x = x;
    this.y = y;
    this.z = z;
    return this;
  }

  normalize(): this {
    const length = Math.sqrt(this.x * this.x + this.y * this.y + this.z * this.z);
    return this.set(this.x / length, this.y / length, this.z / length);
  }

  dot(other: Vector): number {
    return this.x * other.x + this.y * other.y + this.z * other.z;
  }

  cross(a: Vector, b: Vector): this {
    return this.set(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
  }
}
