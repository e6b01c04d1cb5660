/**
 * What must come of the season, game by game. Each table was worked out from the regulation's text, with the
 * calculator of calculator.ts, and checked by hand along the notes. The numbers are written down here, not computed.
 *
 * Columns: the clan; its main sum; the result taken out by a roulette; its cup sum; dice = main part + cup part +
 * contest; what earlier games carry into the move; the total; +1 for visitors before the move (6.4), lost by a
 * clan that skips; from; end of the walk; where a jump led; steps for visitors after the move; the cell after the
 * fights; the number by 6.2; the cells to paint.
 * Below: fights from the highest cell down, with how many teams took each question; marks of the final cells; painted
 * cells that were zeroed; what was painted, and by whom; all cells of each clan when the painting was over; the
 * auctions before the next game and the emigrants under control after them; what is carried into the next move, without
 * what is judged only at the next table.
 */

export const EXPECTED: Record<number, string> = {
  // Dealing (1.1): 37 teams, places 1–37; 10.5 twice is asked and falls to the Yakuza (10) and the Triads
  // (11); place 37 is the first clan's seventh team. Order by the best place: 1–6.
  // Dice (5.2–5.4): Russians 166.25/10 → 16, 16/2 → 8: 24. Sicilians exactly 150/10 → 15. Mexicans 129.25/10
  // → 12, 4.5/2 → 2 (half points), and 2 for the contest: 16.
  // Fights by questions 17, 1, 18: three clans on 19 (8.3): Sicilians 5, Colombians 4, Yakuza 3 teams took
  // question 17: they stay, fall back 1 and 2. That leads onto occupied cells (8.4): on 18 Triads and
  // Colombians have 4 and 4, question 1 decides 5 to 3; on 17 Colombians beat Yakuza 4 to 3; on 16 the
  // Yakuza are stronger than the Mexicans, who won the contest and do not leave: both stay (8.6).
  // The Russians are on 24 (dress code, +7 for the next move), the Colombians were rolled back onto the
  // circle of 17 (2.4.1).
  // Numbers 1–6 by the main sums. The Mexicans do not answer (6.8); the Sicilians' consigliere does (6.6).
  170: `
order    1 2 3 4 5 6
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     166.25           16     16+8+0                  24          0     24                24    1     1
2     156.25           8      15+4+0                  19          0     19                17    2     2
3     150              8      15+4+0                  19          0     19                19    3     3
4     143.5            10     14+5+0                  19          0     19                16    4     4
5     138.5            11     13+5+0                  18          0     18                18    5     5
6     129.25           4.5    12+2+2                  16          0     16                16    6     6
fight    19: 3 (5 2 3) stays, 2 (4 3 2) to 18, 4 (3 4 1) to 17
fight    18: 5 (4 5 2) stays, 2 (4 3 2) to 17
fight    17: 2 (4 3 2) stays, 4 (3 4 1) to 16
fight    16: 4 (3 4 1) stays, 6 (2 3 3) stays
marks    1 dress, 2 skip
painted  1: 42
painted  2: 38 60
painted  3: 43 90 91
painted  4: 26 27 28 29
painted  5: 37 45 61 63 64
anarchy  6
owns     1: 42
owns     2: 38 60
owns     3: 43 90 91
owns     4: 26 27 28 29
owns     5: 37 45 61 63 64
carries  1: +7
`,

  // The Colombians skip. Sicilians 19 + 25 = 44, a triangle of +11: 55, the Russians' offer to all others
  // (2.4.2, 9.3.2).
  // Triads 18 + 24 = 42, a cell of the Russians, who move later: 24 + 20 + 7 + 1 = 52 (6.4). Mexicans 16 +
  // 21 = 37, a cell of the Triads, who have moved: one step at once, 42 → 43, a cell of the Sicilians, who
  // get nothing: a step is not a move. Yakuza 16 + 22 = 38: a roulette, and a cell of the Colombians, who
  // skip: no bonus.
  // Emigrants 30.5 + 22 + 17.75 = 70.25: 70 cells from 17 (the Colombians') to 262 are drawn; 5 of them are
  // painted.
  // Offers: three stories: +7 each and +2 +2 +2 for the Russians; the Yakuza refuse; the Mexicans are judged
  // only at the next table.
  // The Yakuza paint one cell over: −1. Wednesday's auction: Russians 4 cells for «Бодрячком!», Yakuza 3 for
  // «Команда-Маманда» (7.4).
  171: `
order    3 5 1 4 2 6
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     157.5            11     15+5+0    +7            27     +1   24    52                52    6     6
2     186                     none                           lost 17                      17    2     2
3     174.5            12.5   17+6+2                  25          19    44    55          55    4     4
4     178              10.5   17+5+0                  22          16    38                38    3     3
5     193.25           10     19+5+0                  24          18    42          +1    43    1     1
6     163.5            10     16+5+0                  21          16    37                37    5     5
marks    3 story, 4 roulette
zeroed   70 drawn from 17: 26 of 4, 28 of 4, 37 of 5, 90 of 3
painted  1: 103 104 105 112 114 115
painted  2: 76 97
painted  3: 120 124 127 128
painted  4: 45 118 119
painted  5: 100
painted  6: 70 73 74 77 80
owns     1: 42 103 104 105 112 114 115
owns     2: 38 60 76 97
owns     3: 43 91 120 124 127 128
owns     4: 27 29 45 118 119
owns     5: 61 63 64 100
owns     6: 70 73 74 77 80
lot      Бодрячком!: 1 pays 4 (104 105 112 115)
lot      Команда-Маманда: 4 pays 3 (27 29 45)
control  Бодрячком!: 1
control  Команда-Маманда: 4
carries  1: +2+2+2
carries  2: +7
carries  3: +7
carries  4: -1-7
carries  5: +7
`,

  // Entered with «Пьяный зяблик» 30 instead of 40: 205.5 → 20, so the Triads would have gone 43 + 35 = 78.
  // Corrected: 215.5 → 21, and 2 for the contest, +7: 43 + 36 = 79, a triangle of −3: 76, a roulette and a
  // cell of the Colombians, who move later: 17 + 29 + 1 = 47.
  // Russians with their emigrants 204.5 → 20, 16.5 → 8, +6: 52 + 34 = 86. Sicilians 55 + 31 = 86. Questions
  // 31, 1, 18: 4 5 3 both: peace (8.5), and both on the roulette of 86 (3.3).
  // Yakuza: roulette takes 41.5 out of 168.5: 127 → 12 (chapter 10); −7 for the story, −1 for the repaint:
  // 38 + 8 = 46; the emigrants' place 5 is their best. Mexicans −7 + 17: 37 + 10 = 47: against the
  // Colombians 2 to 3, back to 46; there against the Yakuza 2 to 2, question 1 3 to 4, back to 45.
  172: `
order    5 3 1 2 4 6
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     204.5            16.5   20+8+0    +2+2+2        34          52    86                86    2     2
2     172.75           10     17+5+0    +7            29     +1   17    47                47    4     4
3     187              12     18+6+0    +7            31          55    86                86    3     3
4     168.5    41.5    8      12+4+0    -1-7          8           38    46                46    5     5
5     215.5            12     21+6+2    +7            36          43    79    76          76    1     1
6     128              10.5   12+5+0    -7            10          37    47                45    6     6
fight    86: 1 (4 5 3) stays, 3 (4 5 3) stays
fight    47: 2 (3 3 3) stays, 6 (2 3 2) to 46
fight    46: 4 (2 4 4) stays, 6 (2 3 2) to 45
marks    5 roulette, 3 roulette, 1 roulette
zeroed   17 drawn from 45: 64 of 5, 76 of 2, 118 of 4
painted  1: 98 116
painted  2: 135 136 137 138
painted  3: 131 132 134
painted  4: 139 140 141 143 144
painted  5: 150
painted  6: 145 146 147 149 151 153
owns     1: 42 98 103 114 116
owns     2: 38 60 97 135 136 137 138
owns     3: 43 91 120 124 127 128 131 132 134
owns     4: 119 139 140 141 143 144
owns     5: 61 63 100 150
owns     6: 70 73 74 77 80 145 146 147 149 151 153
control  Бодрячком!: 1
control  Команда-Маманда: 4
`,

  // Colombians and Mexicans share the best place 1.5: asked, the Mexicans go first (2.5).
  // Roulettes: Russians 210 − 46.5 = 163.5 → 16, Triads 207 − 46 = 161 → 16, Sicilians 198.25 − 44.5 =
  // 153.75 → 15; their numbers for painting come from the full sums (6.2).
  // Russians 86 + 22 = 108. Triads 76 + 22 = 98 on a cell of the Russians: 109. Sicilians 86 + 21 = 107, −9:
  // 98 as well: 110.
  // On 98 question 7: Triads 4, Sicilians 3: back to 97, a cell of the Colombians; nobody moved there, no
  // bonus. The Triads have the offer of 98:
  // they refuse (−7), the Colombians get +7 in any case (9.3.3).
  // On 72 three clans: Colombians 5 (they also won the contest, but are stronger: 8.6 does not matter),
  // Yakuza and Mexicans equal, second both:
  // 71, and there at peace.
  // The Colombians paint 98 and 114 over: −2 (6.3).
  173: `
order    6 2 1 5 3 4
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     210      46.5    12     16+6+0                  22          86    108         +2    110   1     1
2     178.5            12     17+6+2                  25          47    72                72    6     6
3     198.25   44.5    13     15+6+0                  21          86    107   98          97    5     5
4     204              13     20+6+0                  26          46    72                71    4     4
5     207      46      12.5   16+6+0                  22          76    98                98    2     2
6     206.75           14     20+7+0                  27          45    72                71    3     3
fight    98: 5 (4 3 2) stays, 3 (3 4 3) to 97
fight    72: 2 (5 3 3) stays, 4 (3 2 4) to 71, 6 (3 2 4) to 71
fight    71: 4 (3 2 4) stays, 6 (3 2 4) stays
marks    5 humour
zeroed   26 drawn from 71: 139 of 4, 140 of 4, 146 of 6, 149 of 6, 153 of 6
painted  1: 155
painted  2: 98 114 182 183 184 185
painted  3: 173 174 175 176 178
painted  4: 162 163 166 167
painted  5: 156 157
painted  6: 158 159 160
owns     1: 42 103 116 155
owns     2: 38 60 97 98 114 135 136 137 138 182 183 184 185
owns     3: 43 91 120 124 127 128 131 132 134 173 174 175 176 178
owns     4: 119 141 143 144 162 163 166 167
owns     5: 61 63 100 150 156 157
owns     6: 70 73 74 77 80 145 147 151 158 159 160
control  Бодрячком!: 1
control  Команда-Маманда: 4
carries  2: +7-2
carries  5: -7
`,

  // The Russians' three teams are the example of 5.6: 44 + 37 + 13 = 94 → 9, 3 + 1 + 1 = 5 → 2, contest 2:
  // 13; 110 + 13 = 123.
  // None of the Triads came: they go last (2.5), 1 + 1 − 7 = −5: they stay (5.4). Colombians 72 + 21 + 7 − 2
  // = 98: their own offer: no task, +7.
  // No questions in the table: the organiser says who won. On 123 equal: peace; on 98 the Triads fall back
  // to 97.
  // «Бодрячком!» missed 173 and 174: control lost (7.5). No free emigrants played: nothing is zeroed.
  // The council decides four to two that repainting costs one point a game (11.3). «Бодрячком!» is back
  // (7.6): Colombians 5 cells; nobody bids for «Магнезия в 11». The Russians: anarchy.
  174: `
order    4 3 1 6 2 5
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     94               5      9+2+2                   13          110   123               123   5     5
2     162              10     16+5+0    +7-2          26          72    98                98    4     4
3     203.5            12     20+6+0                  26          97    123               123   3     3
4     241              14     24+7+0                  31          71    102               102   1     1
5     0                0      1+1+0     -7            -5          98    98                97    6     6
6     211              14.5   21+7+0                  28          71    99                99    2     2
fight    123: 1 stays, 3 stays
fight    98: 2 stays, 5 to 97
marks    2 humour
lost     Бодрячком!
painted  2: 196 197 198 199
painted  3: 191 193 195
painted  4: 188
painted  5: 210 211 212 213 214 216
painted  6: 189 190
anarchy  1
owns     1: 42 103 116 155
owns     2: 38 60 97 98 114 135 136 137 138 182 183 184 185 196 197 198 199
owns     3: 43 91 120 124 127 128 131 132 134 173 174 175 176 178 191 193 195
owns     4: 119 141 143 144 162 163 166 167 188
owns     5: 61 63 100 150 156 157 210 211 212 213 214 216
owns     6: 70 73 74 77 80 145 147 151 158 159 160 189 190
lot      Бодрячком!: 2 pays 5 (38 97 136 137 184)
lot      Магнезия в 11: nobody
control  Бодрячком!: 2
control  Команда-Маманда: 4
carries  2: +7
`,

  // Sicilians 123 + 29 = 152, −11: 141, a cell of the Yakuza, who move later: 102 + 23 + 1 = 126. Triads 97
  // + 29 = 126, a roulette.
  // Questions 21, 2, 18: 3 2 4 against 3 2 3: the third decides; Yakuza 125, off the roulette.
  // Mexicans 99 + 22 = 121, +12: 133: they hand over the count of the next game (+7 by 9.2).
  // The Russians' «Центрифуга» plays out of competition and counts for nothing.
  // The Yakuza paint two cells over for one point.
  175: `
order    3 6 5 1 4 2
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     198              12     19+6+0                  25          123   148               148   4     4
2     205.5            11     20+5+0    +7            32          98    130               130   3     3
3     223.25           15     22+7+0                  29          123   152   141         141   2     2
4     186.5            10     18+5+0                  23     +1   102   126               125   5     5
5     228              11     22+5+2                  29          97    126               126   1     1
6     173              10     17+5+0                  22          99    121   133         133   6     6
fight    126: 5 (3 2 4) stays, 4 (3 2 3) to 125
marks    6 tribute, 5 roulette
zeroed   21 drawn from 125: 155 of 1, 189 of 6, 210 of 5, 211 of 5
painted  1: 225 226 228 231
painted  2: 221 222 224
painted  3: 219 220
painted  4: 145 147 232 233 235
painted  5: 218
painted  6: 236 238 239 240 242 243
owns     1: 42 103 116 225 226 228 231
owns     2: 60 98 114 135 138 182 183 185 196 197 198 199 221 222 224
owns     3: 43 91 120 124 127 128 131 132 134 173 174 175 176 178 191 193 195 219 220
owns     4: 119 141 143 144 145 147 162 163 166 167 188 232 233 235
owns     5: 61 63 100 150 156 157 212 213 214 216 218
owns     6: 70 73 74 77 80 151 158 159 160 190 236 238 239 240 242 243
control  Бодрячком!: 2
control  Команда-Маманда: 4
carries  4: -1
carries  6: +7
`,

  // 24 questions, so 28 is left out: 2 and 18 count (8.2). On 165 Sicilians 4, Mexicans 3: back to 164.
  // Triads: 220.5 − 43.5 = 177 → 17. Yakuza 125 + 28 − 1 = 152, −11: 141, their own cell: nothing.
  // Colombians 130 + 31 = 161, +7: 168: they give «Бодрячком!» to the Yakuza (+7, the Yakuza nothing else:
  // 9.3.5).
  // Mexicans' number is 5: their 5 cells go to the Sicilians, 4 + 5 = 9, and 7 − 5 = +2 to the Sicilians'
  // move (9.3.4).
  // The contest was won by a free emigrant team: nobody's.
  176: `
order    2 4 5 3 1 6
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     187.5            12     18+6+0                  24          148   172               172   6     6
2     236              16     23+8+0                  31          130   161   168         168   1     1
3     192              11     19+5+0                  24          141   165               165   4     9
4     217              14.5   21+7+0    -1            27          125   152   141         141   3     3
5     220.5    43.5    14     17+7+0                  24          126   150               150   2     2
6     191              12.5   19+6+0    +7            32          133   165               164   5     0
fight    165: 3 (4 2) stays, 6 (3 5) to 164
marks    2 surrender
zeroed   42 drawn from 141: 144 of 4, 150 of 5, 156 of 5, 157 of 5, 158 of 6, 159 of 6, 162 of 4, 163 of 4, 166 of 4, 167 of 4, 176 of 3, 191 of 3, 196 of 2, 212 of 5, 224 of 2, 232 of 4, 240 of 6
painted  1: 108 111 117 122 230 261
painted  2: 244
painted  3: 200 251 252 253 255 256 258 259 260
painted  4: 247 249 250
painted  5: 245 246
owns     1: 42 103 108 111 116 117 122 225 226 228 230 231 261
owns     2: 60 98 114 135 138 182 183 185 197 198 199 221 222 244
owns     3: 43 91 120 124 127 128 131 132 134 173 174 175 178 193 195 200 219 220 251 252 253 255 256 258 259 260
owns     4: 119 141 143 145 147 188 233 235 247 249 250
owns     5: 61 63 100 213 214 216 218 245 246
owns     6: 70 73 74 77 80 151 160 190 236 238 239 242 243
control  Бодрячком!: 4
control  Команда-Маманда: 4
carries  2: +7
carries  3: +2
`,

  // Russians 172 + 22 = 194, +21: 215: «НямНю» is captive. Colombians 168 + 25 + 7 = 200: a roulette and a
  // cell of the Sicilians, who move later: 165 + 24 + 2 + 1 = 192. Triads 150 + 18 = 168 without emigrants:
  // −7, Yakuza +7 (9.3.5). Mexicans 164 + 23 = 187: a roulette.
  // The Sicilians buy «НямНю» for 6 cells, and the Triads choose them: 252 253 255 256 258 259.
  177: `
order    1 2 3 6 4 5
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     172              10     17+5+0                  22          172   194   215         215   5     5
2     195              12     19+6+0    +7            32          168   200               200   2     2
3     193.5            11     19+5+0    +2            26     +1   165   192               192   3     3
4     206              14     20+7+2                  29          141   170               170   1     1
5     131.5            10     13+5+0                  18          150   168               168   6     6
6     186              10     18+5+0                  23          164   187               187   4     4
marks    1 captive, 2 roulette, 6 roulette, 5 surrender
zeroed   20 drawn from 168: 219 of 3, 220 of 3, 222 of 2, 236 of 6, 239 of 6, 244 of 2, 246 of 5, 249 of 4, 250 of 4, 261 of 1
painted  1: 161 165 168 171 172
painted  2: 125 126
painted  3: 129 130 133
painted  4: 123
painted  5: 177 179 187 192 194 208
painted  6: 142 148 152 154
owns     1: 42 103 108 111 116 117 122 161 165 168 171 172 225 226 228 230 231
owns     2: 60 98 114 125 126 135 138 182 183 185 197 198 199 221
owns     3: 43 91 120 124 127 128 129 130 131 132 133 134 173 174 175 178 193 195 200 251 260
owns     4: 119 123 141 143 145 147 188 233 235 247
owns     5: 61 63 100 177 179 187 192 194 208 213 214 216 218 245 252 253 255 256 258 259
owns     6: 70 73 74 77 80 142 148 151 152 154 160 190 238 242 243
control  Бодрячком!: 4
control  Команда-Маманда: 4
carries  4: +7
carries  5: -7
`,

  // «НямНю» scores 39 and 3 for the Sicilians: 134.5 + 39 = 173.5 → 17, 10 + 3 = 13 → 6: 192 + 23 = 215. The
  // Russians without it: 148 → 14, 10.5 → 5: 215 + 19 = 234: they refuse the ode: −7, Mexicans +7 in any
  // case (9.3.7).
  // Roulettes: Colombians 165 − 43 = 122 → 12, Mexicans 158 − 42 = 116 → 11. Colombians 200 + 17 = 217: a
  // circle.
  // Triads −7 + 20: 168 + 13 = 181. Yakuza +7 + 25: 170 + 32 = 202.
  // «Улыбаемся и машем» was not there: the Triads' boss names «Пираты Эквадора»; nobody bids.
  178: `
order    4 3 2 6 5 1
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     148              10.5   14+5+0                  19          215   234               234   6     6
2     165      43      10     12+5+0                  17          200   217               217   3     3
3     173.5            13     17+6+0                  23          192   215               215   2     2
4     196              12     19+6+0    +7            32          170   202               202   1     1
5     155.5            10     15+5+0    -7            13          168   181               181   5     5
6     158      42      10     11+5+2                  18          187   205               205   4     4
marks    3 captive, 2 skip, 1 ode
zeroed   15 drawn from 181: 195 of 3, 197 of 2, 198 of 2, 218 of 5, 228 of 1, 251 of 3, 253 of 5
painted  2: 241 248 254
painted  3: 227 229
painted  4: 223
painted  5: 10 11 12 13 14
painted  6: 215 217 234 257
anarchy  1
owns     1: 42 103 108 111 116 117 122 161 165 168 171 172 225 226 230 231
owns     2: 60 98 114 125 126 135 138 182 183 185 199 221 241 248 254
owns     3: 43 91 120 124 127 128 129 130 131 132 133 134 173 174 175 178 193 200 227 229 260
owns     4: 119 123 141 143 145 147 188 223 233 235 247
owns     5: 10 11 12 13 14 61 63 100 177 179 187 192 194 208 213 214 216 245 252 255 256 258 259
owns     6: 70 73 74 77 80 142 148 151 152 154 160 190 215 217 234 238 242 243 257
control  Бодрячком!: 4
control  Команда-Маманда: 4
carries  1: -7
carries  6: +7
`,

  // «Пираты Эквадора» scores 33.5 and 1 for the Triads: 161 + 33.5 = 194.5 → 19, 10 + 1 = 11 → 5.
  // Yakuza 202 + 27 = 229, a cell of the Sicilians, who move later: 215 + 25 + 1 = 241. Russians 234 + 14 −
  // 7 = 241. Mexicans 205 + 29 + 7 = 241. The cell is of the Colombians, who skip: no bonus.
  // Questions 21, 3, 18: Sicilians and Russians 2 3 1, Mexicans 2 2 4: two first places, and the next falls
  // back one cell, to 240.
  // The calendar ends (2.8): Sicilians and Russians are nearest, and the Sicilians were earlier in the last
  // order.
  179: `
order    4 3 5 6 2 1
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     105              8      10+4+0    -7            7           234   241               241   6     6
2     165                     none                           lost 217                     217   5     5
3     183.5            14     18+7+0                  25     +1   215   241               241   4     4
4     207              14.5   20+7+0                  27          202   229               229   2     2
5     194.5            11     19+5+0                  24          181   205               205   3     3
6     232.5            12.5   23+6+0    +7            36          205   241               240   1     1
fight    241: 1 (2 3 1) stays, 3 (2 3 1) stays, 6 (2 2 4) to 240
zeroed   23 drawn from 205: 221 of 2, 223 of 4, 225 of 1, 227 of 3, 230 of 1, 243 of 6, 247 of 4, 259 of 5, 260 of 3
owns     1: 42 103 108 111 116 117 122 161 165 168 171 172 226 231
owns     2: 60 98 114 125 126 135 138 182 183 185 199 241 248 254
owns     3: 43 91 120 124 127 128 129 130 131 132 133 134 173 174 175 178 193 200 229
owns     4: 119 123 141 143 145 147 188 233 235
owns     5: 10 11 12 13 14 61 63 100 177 179 187 192 194 208 213 214 216 245 252 255 256 258
owns     6: 70 73 74 77 80 142 148 151 152 154 160 190 215 217 234 238 242 257
control  Бодрячком!: 4
control  Команда-Маманда: 4
winner   3 by calendar
`,
};

// The Russians in force: 265 → 26, 16/2 → 8, contest 2, −7: 234 + 29 = 263, that is 262 (2.7, 2.9). The
// Yakuza moved before them and gave the Sicilians a bonus that comes too late: nobody moves any more,
// nothing is fought, zeroed or ranked.
export const EXPECTED_FINISH = `
order    4 1 3 5 6 2
clan  main     out     cup    dice      carried       total  +1   from  walk  jump  step  end   rank  cells
1     265              16     26+8+2    -7            29          234   262               262         0
2                             none                                217                     217         0
3     183.5            14     18+7+0                  25          215                     215         0
4     207              14.5   20+7+0                  27          202   229               229         0
5     194.5            11     19+5+0                  24          181                     181         0
6     232.5            12.5   23+6+0    +7            36          205                     205         0
owns     1: 42 103 108 111 116 117 122 161 165 168 171 172 225 226 230 231
owns     2: 60 98 114 125 126 135 138 182 183 185 199 221 241 248 254
owns     3: 43 91 120 124 127 128 129 130 131 132 133 134 173 174 175 178 193 200 227 229 260
owns     4: 119 123 141 143 145 147 188 223 233 235 247
owns     5: 10 11 12 13 14 61 63 100 177 179 187 192 194 208 213 214 216 245 252 255 256 258 259
owns     6: 70 73 74 77 80 142 148 151 152 154 160 190 215 217 234 238 242 243 257
control  Бодрячком!: 4
control  Команда-Маманда: 4
winner   1 by finish
`;
