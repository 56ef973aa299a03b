import { classNames } from '#app/ui/class-names.ts';
import clock from './clock-classes.module.css';

/** The classes that put something at a time of the day: from, and how long, in minutes. */
export function timeClasses(from: number, to: number): string {
  const length = Math.max(0, to - from);
  return classNames(
    clock[`h${Math.floor(from / 60)}`],
    clock[`m${from % 60}`],
    clock[`l${Math.floor(length / 60)}`],
    clock[`n${length % 60}`],
  );
}

/** The classes of a whole day: the half hour it begins with and how many there are. */
export function dayClasses(from: number, to: number): string {
  return classNames(clock[`first${Math.floor(from / 30)}`], clock[`halves${Math.ceil((to - from) / 30)}`]);
}

/** The classes of one of several things at the same time; more than four share the last place. */
export function laneClasses(lane: number, lanes: number): string {
  return classNames(clock[`lane${Math.min(lane, 3)}`], clock[`of${Math.min(lanes, 4)}`]);
}
