/** What a distance field returns for a point; one object is reused for millions of evaluations. */

export type Part = 'air' | 'rubber' | 'rim' | 'disc' | 'caliper' | 'prop';
/** Materials of things next to the wheel. */
export type PropFinish = 'nickel' | 'brass' | 'paint' | 'plastic' | 'paper' | 'ink';

export class Probe {
  part: Part = 'air';
  /** How deep in a groove of the tread: 0 none, 1 at its floor. */
  groove = 0;
  /** Raised lettering: 0 none, 1 on the letter. */
  lettering = 0;
  /** On the running surface, not on a wall. */
  isTread = false;
  /** On the inside of the tyre. */
  isLiner = false;
  finish: PropFinish = 'nickel';
  /** Steel of a stud's pin or body: 0 none. */
  stud = 0;
  /** How deep inside the rim's barrel: 0 at the front, 1 where little light comes. */
  inset = 0;
  /** True where the flat front of spokes and lip was turned on a lathe. */
  isFace = false;
}
