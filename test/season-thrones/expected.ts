/**
 * What must come of the season, game by game. Each table was worked out from the regulation's text, with the
 * calculator of calculator.ts, and checked by hand along the notes. The numbers are written down here, not computed.
 *
 * Columns: the house; its main sum; its cup sum; dice = main part + cup part + contest; what earlier games carry into the
 * move, for the Walkers also what deserters bring; the total; what letters add or take; what a feast leaves; from; end of
 * the walk; where a jump or the dragon led; the cell after the game.
 * Below: teams that came, left and returned; the dress code; letters; what the final cells did; choices in the week
 * after; coins held and changes carried when the next table is entered, without what is judged only then.
 * Houses: 1 Lannister, 2 Baratheon, 3 Tyrell, 4 Stark, 5 Arryn, 6 Tully, 7 Greyjoy, 8 Targaryen, 9 Martell, 10 the White Walkers.
 */

export const EXPECTED: Record<number, string> = {
  // Dealing (1.1): 33 teams of the table of the season before, ten by ten, then three more. Order by the best place of a house.
  // Five landings on Highgarden: its own house +2, the others −1. The Walkers throw 1 + 1, either part raised to 1 (5.4: 19.5/10
  // is 1, 0/2 is 1), and jump from 2 to 5. The Greyjoys win the contest (+2) and end at home.
  1: `
order    3 6 5 4 9 8 2 7 1 10
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     77      6      7+3+0              10                    0     10          10
2     73      5.5    7+2+0              9                     0     9           9
3     145     4      14+2+0             16                    0     16          16
4     142.5   4.5    14+2+0             16                    0     16          16
5     145     4.5    14+2+0             16                    0     16          16
6     147.5   4.5    14+2+0             16                    0     16          16
7     56.5    4      5+2+2              9                     0     9           9
8     83      5      8+2+0              10                    0     10          10
9     133     7.5    13+3+0             16                    0     16          16
10    19.5    0      1+1+0              2                     0     2     5     5
marks    1 castle +2, 2 castle -1, 3 castle +2, 4 castle -1, 5 castle -1, 6 castle -1, 7 castle +2, 8 castle -1, 9 castle -1
carries  1: +2
carries  2: -1
carries  3: +2
carries  4: -1
carries  5: -1
carries  6: -1
carries  7: +2
carries  8: -1
carries  9: -1
`,

  // Попутчики are mercenaries (1.2–1.4): of the seven houses with three teams each the lot takes the Tyrells. The Tullys
  // walk 12 + 2 − 1 = 13 onto the dragon: from 29 back to 1 (2.4.4). The Starks come home.
  2: `
order    4 2 6 9 8 3 5 10 7 1
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     33      6      3+3+2    +2        10                    10    20          20
2     101     5      10+2+0   -1        11                    9     20          20
3     118.5   7      11+3+0   +2        16                    16    32          32
4     155.5   5      15+2+0   -1        16                    16    32          32
5     39      4.5    3+2+0    -1        4                     16    20          20
6     120.5   5      12+2+0   -1        13                    16    29    1     1
7     31      5      3+2+0    +2        7                     9     16          16
8     97.5    5      9+2+0    -1        10                    10    20          20
9     140     7.5    14+3+0   -1        16                    16    32          32
10    38      4.5    3+2+0              5                     5     10          10
team     Попутчики joins 3 of 2 3 4 6 7 8 10
marks    3 castle -1, 4 castle +2, 7 castle -1, 9 castle -1, 10 castle -1
carries  3: -1
carries  4: +2
carries  7: -1
carries  9: -1
carries  10: -1
`,

  // Two newcomers: Случайный гость goes to one of the six houses with three teams that wait, Проездом to one of the five left (1.3, 1.4).
  // Two houses at the Twins: the Baratheons refuse in words, the Targaryens by keeping silent. The Starks get a coin.
  // Ёлки-палки have not been seen yet, so their three games do not count (1.5).
  3: `
order    8 2 5 10 7 3 6 9 1 4
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     68      6      6+3+0              9                     20    29    1     1
2     146.5   5      14+2+0             16                    20    36          36
3     124.5   6.5    12+3+0   -1        14                    32    46          46
4     38.5    5      3+2+0    +2        7                     32    39          39
5     150.5   4      15+2+0             17                    20    37          37
6     120     7.5    12+3+0             15                    1     16          16
7     110.5   6      11+3+0   -1        13                    16    29    1     1
8     147.5   4.5    14+2+0             16                    20    36          36
9     100     7.5    10+3+2   -1        14                    32    46          46
10    92.5    4.5    9+2+0    -1        10                    10    20          20
team     Случайный гость joins 7 of 2 4 6 7 8 10
team     Проездом joins 6 of 2 4 6 8 10
marks    2 twins, 3 change -4, 4 coin, 5 castle -1, 6 castle -1, 8 twins, 9 change -4
choice   2 refuse
choice   8 does not answer: refuse
coins    4
carries  3: -4
carries  5: -1
carries  6: -1
carries  9: -4
`,

  // The Walkers marry: they will go on from 49. Weirwood +4 for three houses, penance −4 from the game before is paid.
  4: `
order    8 10 6 2 3 4 9 5 7 1
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     53.5    6      5+3+0              8                     1     9           9
2     103.5   4      10+2+0             12                    36    48          48
3     93      6.5    9+3+0    -4        8                     46    54          54
4     78.5    5.5    7+2+0              9                     39    48          48
5     70.5    6.5    7+3+0    -1        9                     37    46          46
6     141.5   6.5    14+3+0   -1        16                    16    32          32
7     60.5    7.5    6+3+0              9                     1     10          10
8     166     4      16+2+0             18                    36    54          54
9     94.5    6.5    9+3+0    -4        8                     46    54          54
10    126.5   4.5    12+2+2             16                    20    36          36
marks    1 castle -1, 2 change -1, 3 change +4, 4 change -1, 5 change -4, 6 castle -1, 7 castle -1, 8 change +4, 9 change +4, 10 twins
choice   10 marry
coins    4
carries  1: -1
carries  2: -1
carries  3: +4
carries  4: -1
carries  5: -4
carries  6: -1
carries  7: -1
carries  8: +4
carries  9: +4
`,

  // Letters, on totals before them. Arryns and Walkers name each other and the Tyrells: −4, and +3 each (6.2). The Starks name the
  // Arryns, who are with the Walkers: −2 (6.3). The Greyjoys name the Targaryens, who write nothing: alone against the Tullys,
  // 10 to 7: +8 and −2 (6.4). The Tyrells name the Martells, who write nothing: alone against the Targaryens, 14 to 14: nothing.
  // Lannisters and Baratheons name each other with two targets: asked, failed, −2 each.
  // The Walkers feast: 14 + 3 = 17, a third rounded down is 5 (3.36), and they walk from 49.
  // Arryns, Tullys and Martells come home: the Tullys 4 + 2 + 2 − 1 − 2 = 5 cells. The Starks are asked to dress up.
  5: `
order    10 5 9 4 2 8 3 7 1 6
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     73.5    7      7+3+0    -1        9      -2             9     16          16
2     72      5.5    7+2+0    -1        8      -2             48    54          54
3     76      7      7+3+0    +4        14     -4             54    64          64
4     81.5    5.5    8+2+0    -1        9      -2             48    55          55
5     168.5   7      16+3+0   -4        15     +3             46    64          64
6     44      4      4+2+2    -1        7      -2             32    37          37
7     82.5    7.5    8+3+0    -1        10     +8             10    28          28
8     81.5    4.5    8+2+0    +4        14                    54    68          68
9     100.5   6      10+3+0   +4        17                    54    71          71
10    127     4.5    12+2+0             14     +3       5     49    54          54
letters  1 and 2 against 9 and 4: asked, failed
letters  3 alone against 8: 14 to 14
letters  4 with 5, who is with 10: failed
letters  5 and 10 against 3: success
letters  7 alone against 6: 10 to 7
marks    1 castle -1, 2 change +4, 3 castle -1, 4 dress, 5 castle +2, 6 castle +2, 8 castle -1, 9 castle +2, 10 change +4
coins    4
carries  1: -1
carries  2: +4
carries  3: -1
carries  5: +2
carries  6: +2
carries  8: -1
carries  9: +2
carries  10: +4
`,

  // Три кита and Лишние люди share place 15.5, the best of either house: asked, the Baratheons move first (2.5).
  // The Starks did not dress up (3.55). 65 → 20 twice, 82 → 59 twice. The Lannisters marry; the conclave has meanwhile decided how
  // the feast is rounded (7.3).
  6: `
order    1 5 8 4 6 7 2 9 3 10
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     166.5   6      16+3+2   -1        20                    16    36          36
2     59      4.5    5+2+0    +4        11                    54    65    20    20
3     59      6.5    5+3+0    -1        7                     64    71          71
4     84.5    5.5    8+2+0              10                    55    65    20    20
5     137     7      13+3+0   +2        18                    64    82    59    59
6     77.5    5.5    7+2+0    +2        11                    37    48          48
7     87.5    6      8+3+0              11                    28    39          39
8     77.5    2.5    7+1+0    -1        7                     68    75          75
9     63.5    6      6+3+0    +2        11                    71    82    59    59
10    43.5    4      4+2+0    +4        10                    54    64          64
dress    4 not done
marks    1 twins, 3 castle -1, 6 change -1, 7 coin, 8 castle +2, 10 castle -1
choice   1 marry
coins    4 7
carries  3: -1
carries  6: -1
carries  8: +2
carries  10: -1
`,

  // Проездом (Tullys) have missed three games: 9.45 earned: the Walkers walk 4 more at once, the Tullys owe 2 (1.5).
  // The Lannisters feast: two thirds of 14 rounded down, 9, are eaten, 5 are left. The Starks are at 39 again with a coin: one is
  // enough. The Baratheons are at the Twins again: a skip. The Targaryens jump 85 → 89.
  7: `
order    6 2 4 7 8 1 5 10 3 9
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     111.5   6.5    11+3+0             14              5     49    54          54
2     147     4      14+2+0             16                    20    36          36
3     92      6.5    9+3+0    -1        11                    71    82    59    59
4     151.5   5.5    15+2+2             19                    20    39          39
5     97      6      9+3+0              12                    59    71          71
6     152     5      15+2+0   -1        16                    48    64          64
7     137     6      13+3+0             16                    39    55          55
8     74      3      7+1+0    +2        10                    75    85    89    89
9     66      6.5    6+3+0              9                     59    68          68
10    62.5    5.5    6+2+0    +4-1      11                    64    75          75
team     Проездом leaves 6 with 9.45: +4 −2
marks    1 change +4, 2 skip, 5 castle -1, 6 castle -1, 7 dress, 9 castle -1, 10 castle -1
coins    4 7
carries  1: +4
carries  5: -1
carries  6: -1-2
carries  9: -1
carries  10: -1
`,

  // Перелётные птицы (Targaryens): 22.95 earned in five games, 11.475 → 11 to the Walkers, 5.7375 → −5 for the Targaryens' next move.
  // The Baratheons skip. The Greyjoys came dressed: +4.
  8: `
order    6 4 3 8 5 2 7 10 9 1
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     38.5    6      3+3+0    +4        10                    54    64          64
2                    none                                     36                36
3     132     7      13+3+0             16                    59    75          75
4     131.5   5      13+2+0             15                    39    54          54
5     121     7      12+3+0   -1        14                    71    85    89    89
6     120.5   5      12+2+0   -1-2      11                    64    75          75
7     94.5    6      9+3+0    +4        16                    55    71          71
8     76.5    2.5    7+1+0              8                     89    97          97
9     37.5    6      3+3+2    -1        7                     68    75          75
10    32      4.5    3+2+0    +11-1     15                    75    90          90
team     Перелётные птицы leaves 8 with 22.95: +11 −5
dress    7 done
marks    1 castle -1, 3 castle -1, 4 change +4, 6 castle -1, 7 castle -1, 9 castle -1
coins    4 7
carries  1: -1
carries  3: -1
carries  4: +4
carries  6: -1
carries  7: -1
carries  8: -5
carries  9: -1
`,

  // −5 of the deserters is paid. Braavos +4 for the Targaryens.
  9: `
order    2 8 4 10 6 1 7 9 5 3
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     95      6      9+3+0    -1        11                    64    75          75
2     166     6      16+3+0             19                    36    55          55
3     63.5    6.5    6+3+2    -1        10                    75    85    89    89
4     115.5   4.5    11+2+0   +4        17                    54    71          71
5     54.5    6      5+3+0              8                     89    97          97
6     90      5      9+2+0    -1        10                    75    85    89    89
7     94      6      9+3+0    -1        11                    71    82    59    59
8     106     4      10+2+0   -5        7                     97    104         104
9     86.5    6      8+3+0    -1        10                    75    85    89    89
10    69      0      6+1+0              7                     90    97          97
marks    1 castle -1, 2 dress, 4 castle -1, 8 change +4
coins    4 7
carries  1: -1
carries  4: -1
carries  8: +4
`,

  // Letters. Two coalitions against the Arryns: −8 in all, +3 for each of four. Arryns and Targaryens name each other with two
  // targets; the Baratheons are decided on: −4 for them, +3 each. The Greyjoys name the Baratheons, who are with the Starks: −2.
  // The Tyrells name the Tullys, who write nothing: alone against the Targaryens, 8 to 8: nothing. The Walkers likewise
  // against the Greyjoys, 9 to 10: lost, −8 by the jury's decision (7.4), +8 for the Greyjoys.
  // Baratheons: +3 − 4. Arryns: −8 + 3. Greyjoys: −2 + 8. The Baratheons came dressed (+4) and end at home.
  10: `
order    6 10 4 2 9 7 5 3 8 1
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     51      7      5+3+0    -1        7      +3             75    85    89    89
2     86.5    5      8+2+0    +4        14     -1             55    68          68
3     56.5    6      5+3+0              8                     89    97          97
4     100     4      10+2+0   -1        11     +3             71    85    89    89
5     65.5    7      6+3+2              11     -5             97    103         103
6     131     4      13+2+0             15                    89    104         104
7     79      6      7+3+0              10     +6             59    75          75
8     30      3      3+1+0    +4        8      +3             104   115         115
9     89      6      8+3+0              11     +3             89    103         103
10    86.5    2.5    8+1+0              9      -8             97    98          98
dress    2 done
letters  1 and 9 against 5: success
letters  2 and 4 against 5: success
letters  3 alone against 8: 8 to 8
letters  5 and 8 against 2 and 9: asked, 2
letters  7 with 2, who is with 4: failed
letters  10 alone against 7: 9 to 10
marks    2 castle +2, 5 change +4, 6 change +4, 7 castle -1, 9 change +4
coins    4 7
carries  2: +2
carries  5: +4
carries  6: +4
carries  7: -1
carries  9: +4
`,

  // On 105 the Starks have a coin and name the Targaryens: −4 for them, +2 for themselves; the Tyrells have none and owe 2.
  // Последняя электричка, a team of the Walkers, has missed three games: nothing happens (1.5).
  11: `
order    10 4 6 7 1 2 8 5 9 3
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     116.5   6      11+3+0             14                    89    103         103
2     88      5      8+2+2    +2        14                    68    82    59    59
3     55.5    7      5+3+0              8                     97    105         105
4     143     5.5    14+2+0             16                    89    105         105
5     69      7.5    6+3+0    +4        13                    103   116         116
6     122.5   4.5    12+2+0   +4        18                    104   122   99    99
7     140.5   6      14+3+0   -1        16                    75    91          91
8     45.5    1      4+1+0              5                     115   120         120
9     63      7.5    6+3+0    +4        13                    103   116         116
10    98.5    3      9+1+0              10                    98    108         108
marks    1 change +4, 3 debt -2, 4 name
choice   4 names 8
coins    7
carries  1: +4
carries  3: -2
carries  4: +2
carries  8: -4
`,

  // No team of the Tullys has come: 1 + 1, in the last turn. The Greyjoys on 105 name nobody and keep the coin.
  // 122 → 99 three times, 125 → 127 twice. Targaryens and Martells halt before the last battle (128).
  12: `
order    10 2 4 8 3 1 7 9 5 6
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     127.5   7.5    12+3+0   +4        19                    103   122   99    99
2     143     5      14+2+0             16                    59    75          75
3     161.5   6.5    16+3+0   -2        17                    105   122   99    99
4     134.5   5.5    13+2+0   +2        17                    105   122   99    99
5     61      7      6+3+0              9                     116   125   127   127
6     0       0      1+1+0              2                     99    101         101
7     119     6.5    11+3+0             14                    91    105         105
8     96      3      9+1+2    -4        8                     120   128         128
9     96      7      9+3+0              12                    116   128         128
10    157     4      15+2+0             17                    108   125   127   127
marks    2 castle -1, 7 name, 8 skip, 9 skip
choice   7 names nobody
coins    7
carries  2: -1
`,

  // Перелётные птицы are back: the Targaryens stand on a skip, it is cancelled (1.6). The Martells skip.
  13: `
order    2 1 7 9 4 3 6 8 5 10
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     142.5   6.5    14+3+0             17                    99    116         116
2     148     5.5    14+2+0   -1        15                    75    90          90
3     31      3      3+1+0              4                     99    103         103
4     25      5      2+2+0              4                     99    103         103
5     19.5    5.5    1+2+0              3                     127   130         130
6     19.5    5.5    1+2+0              3                     101   104         104
7     128.5   6      12+3+2             17                    105   122   99    99
8     19.5    1.5    1+1+0              2                     128   130         130
9                    none                                     128               128
10    19.5    3      1+1+0              2                     127   129         129
team     Перелётные птицы returns to 8, the skip is cancelled
marks    3 change +4, 4 change +4, 6 change +4
coins    7
carries  3: +4
carries  4: +4
carries  6: +4
`,

  // Arryns and Targaryens are nearest to the finish, both on 133; the Targaryens moved earlier (2.8).
  14: `
order    2 6 4 3 7 1 8 5 9 10
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     46.5    7      4+3+2              9                     116   125   127   127
2     156     4.5    15+2+0             17                    90    107         107
3     97      7      9+3+0    +4        16                    103   119         119
4     96      5      9+2+0    +4        15                    103   118         118
5     19.5    5.5    1+2+0              3                     130   133         133
6     100.5   4.5    10+2+0   +4        16                    104   120         120
7     86      6      8+3+0              11                    99    110         110
8     19.5    4.5    1+2+0              3                     130   133         133
9     19.5    4      1+2+0              3                     128   131         131
10    19.5    0.5    1+1+0              2                     129   131         131
coins    7
winner   8 by calendar
`,
};

/** The other last game: the Martells are the seventh to move and reach the finish; whoever moves later stays where he is (2.7). */
export const EXPECTED_FINISH = `
order    2 6 4 7 3 1 9 10 5 8
house main    cup    dice     carried   total  letters  left  from  walk  jump  end
1     59      7      5+3+0              8                     116   124         124
2     128     5      12+2+0             14                    90    104         104
3     80.5    6      8+3+0    +4        15                    103   118         118
4     82.5    5.5    8+2+0    +4        14                    103   117         117
5     19.5    4.5    1+2+0              3                     130               130
6     95.5    4.5    9+2+0    +4        15                    104   119         119
7     101.5   7      10+3+0             13                    99    112         112
8     19.5    0.5    1+1+0              2                     130               130
9     38      4.5    3+2+2              7                     128   135         135
10    19.5    3      1+1+0              2                     129               129
coins    7
winner   9 by finish
`;
