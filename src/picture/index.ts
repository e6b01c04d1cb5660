/** Pictures of a race that run anywhere; PNG stands apart in `png.ts`, which needs Node. */
export { type BoardOptions, drawBoard } from './board.js';
export { describeCell, describeMark, START_CELL } from './cell-text.js';
export { type ChartOptions, type ChartSeries, type ChartTable, chartTable, drawChart } from './chart.js';
export { contrast, sideShades } from './colour.js';
export { drawCrest } from './crest.js';
export { type FigureId, figureOf } from './figure.js';
export { type BoardLayout, type CellPlace, layoutBoard, type Shape } from './layout.js';
export { drawLegend, type LegendOptions } from './legend.js';
export { drawPoster } from './poster.js';
export type { Theme } from './theme.js';
export type { Trail } from './trail.js';
