/** What was read once, until it is forgotten. */
export interface Remembered<T> {
  read(): Promise<T>;
  forget(): void;
}

/** `read`, done once and remembered until `forget`. A reading that failed is not remembered. */
export function remembered<T>(read: () => Promise<T>): Remembered<T> {
  let known: Promise<T> | undefined;
  return {
    read: () => {
      const reading = (known ??= read());
      reading.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading;
    },
    forget: () => {
      known = undefined;
    },
  };
}
