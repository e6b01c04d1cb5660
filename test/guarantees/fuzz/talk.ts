/** What the process that fuzzes and the one that watches it say to each other. */
export type ToChild = 'stop' | { target: string; seed: number; count: number };

export type FromChild =
  | { kind: 'ready'; targets: { name: string; batch: number }[] }
  | {
      kind: 'done';
      outcomes: string[];
      /** Processor time of the slowest input, in milliseconds. */
      slowest: number;
      /** The most memory the process has held so far. */
      megabytes: number;
    }
  | {
      kind: 'found';
      what: string;
      /** JSON, cut if it is very long. */
      input: string;
      stack: string;
      /** Which input of the batch; -1: none. */
      at: number;
    };
