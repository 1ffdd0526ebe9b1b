import { describe, expect, it } from 'vitest';
import type { BuildGraph } from './build-graph';
import { findReach } from './find-reach';

const none = { imports: [], dynamicImports: [] };
const graph: BuildGraph = {
  modules: {
    'src/form.tsx': { imports: ['src/fields.tsx', 'src/data.ts'], dynamicImports: ['src/calendar.tsx'] },
    'src/fields.tsx': { ...none, imports: ['src/data.ts'] },
    'src/data.ts': { ...none, imports: ['node_modules/firebase/app.js', 'node_modules/yup/index.js'] },
    'src/calendar.tsx': { ...none, imports: ['node_modules/dayjs/dayjs.js'] },
  },
  chunks: {
    'assets/form.js': {
      entry: 'src/form.tsx',
      imports: ['assets/shared.js'],
      dynamicImports: ['assets/calendar.js'],
      modules: ['src/form.tsx', 'src/fields.tsx'],
    },
    'assets/shared.js': {
      ...none,
      entry: null,
      modules: ['src/data.ts', 'node_modules/yup/index.js', 'node_modules/idb/index.js'],
    },
    'assets/calendar.js': {
      ...none,
      entry: 'src/calendar.tsx',
      imports: ['assets/form.js'],
      modules: ['src/calendar.tsx', 'node_modules/dayjs/dayjs.js'],
    },
  },
};

describe('findReach', () => {
  it('returns the shortest import chain', () => {
    expect(findReach(graph, 'src/form.tsx', /\/yup\//, 'at-once')).toEqual([
      'src/form.tsx',
      'src/data.ts',
      'node_modules/yup/index.js',
    ]);
  });

  it('separates lazy imports from static ones', () => {
    expect(findReach(graph, 'src/form.tsx', /\/dayjs\//, 'at-once')).toBeNull();
    expect(findReach(graph, 'src/form.tsx', /\/dayjs\//, 'ever')).toEqual([
      'src/form.tsx',
      'src/calendar.tsx',
      'node_modules/dayjs/dayjs.js',
    ]);
  });

  it('leaves out a module removed by tree shaking', () => {
    expect(findReach(graph, 'src/form.tsx', /\/firebase\//, 'ever')).toBeNull();
  });

  it('names the chunk that includes a module without importing it', () => {
    expect(findReach(graph, 'src/form.tsx', /\/idb\//, 'at-once')).toEqual([
      'src/form.tsx',
      'assets/shared.js',
      'node_modules/idb/index.js',
    ]);
  });

  it('refuses an entry that was not built', () => {
    expect(() => findReach(graph, 'src/gone.tsx', /x/, 'ever')).toThrow('no chunk for src/gone.tsx');
  });
});
