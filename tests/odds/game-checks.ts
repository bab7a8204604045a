/**
 * Returns that the rules promise (docs/games.md, Checks), one per line: game, choice, share of the stake to six
 * decimals, and the exact fraction if it is short.
 */
export const CHECKS = `
dice | T=1 | 0.989901 | 9900/10001
dice | T=2500 | 0.989901 | 9900/10001
dice | T=4950 | 0.989901 | 9900/10001
dice | T=5000 | 0.989901 | 9900/10001
dice | T=9000 | 0.989901 | 9900/10001
dice | T=9801 | 0.989802 | 989901/1000100
dice | T=9706 | 0.980208 | 490153/500050
limbo | M=1.01 | 0.990000 | 212600881119/214748364800
limbo | M=2.00 | 0.990000 | 2126008811/2147483648
limbo | M=10.00 | 0.990000 | 1063004405/1073741824
limbo | M=1000.00 | 0.990000 | 531502125/536870912
limbo | M=1000000.00 | 0.989996 | 16609375/16777216
coinflip | n=1 | 0.990000 | 99/100
coinflip | n=10 | 0.990000 | 99/100
coinflip | n=20 | 0.990000 | 99/100
plinko | 8 rows low | 0.990000 | 99/100
plinko | 8 rows medium | 0.990000 | 99/100
plinko | 8 rows high | 0.990000 | 99/100
plinko | 9 rows low | 0.990000 | 99/100
plinko | 9 rows medium | 0.990000 | 99/100
plinko | 9 rows high | 0.990000 | 99/100
plinko | 10 rows low | 0.990000 | 99/100
plinko | 10 rows medium | 0.990000 | 99/100
plinko | 10 rows high | 0.990000 | 99/100
plinko | 11 rows low | 0.990000 | 99/100
plinko | 11 rows medium | 0.990000 | 99/100
plinko | 11 rows high | 0.989990 | 4055/4096
plinko | 12 rows low | 0.990000 | 99/100
plinko | 12 rows medium | 0.990000 | 99/100
plinko | 12 rows high | 0.989990 | 4055/4096
plinko | 13 rows low | 0.989990 | 4055/4096
plinko | 13 rows medium | 0.990000 | 99/100
plinko | 13 rows high | 0.989980 | 50687/51200
plinko | 14 rows low | 0.989985 | 202749/204800
plinko | 14 rows medium | 0.989993 | 405501/409600
plinko | 14 rows high | 0.990000 | 99/100
plinko | 15 rows low | 0.989999 | 324403/327680
plinko | 15 rows medium | 0.989984 | 162199/163840
plinko | 15 rows high | 0.989987 | 324399/327680
plinko | 16 rows low | 0.989987 | 324399/327680
plinko | 16 rows medium | 0.989883 | 64873/65536
plinko | 16 rows high | 0.989764 | 162163/163840
wheel | 10 low | 0.990000 | 99/100
wheel | 10 medium | 0.990000 | 99/100
wheel | 10 high | 0.990000 | 99/100
wheel | 20 low | 0.990000 | 99/100
wheel | 20 medium | 0.990000 | 99/100
wheel | 20 high | 0.990000 | 99/100
wheel | 30 low | 0.990000 | 99/100
wheel | 30 medium | 0.990000 | 99/100
wheel | 30 high | 0.990000 | 99/100
wheel | 40 low | 0.990000 | 99/100
wheel | 40 medium | 0.990000 | 99/100
wheel | 40 high | 0.990000 | 99/100
wheel | 50 low | 0.990000 | 99/100
wheel | 50 medium | 0.990000 | 99/100
wheel | 50 high | 0.990000 | 99/100
keno | classic 1 picks | 0.990000 | 99/100
keno | classic 5 picks | 0.989954 | 11135/11248
keno | classic 10 picks | 0.989950 | 4936127189/4986238400
keno | low 1 picks | 0.990000 | 99/100
keno | low 5 picks | 0.990000 | 99/100
keno | low 10 picks | 0.989996 | 270703471/273438880
keno | medium 1 picks | 0.990000 | 99/100
keno | medium 5 picks | 0.990000 | 99/100
keno | medium 10 picks | 0.989953 | 1678287443/1695321056
keno | high 1 picks | 0.990000 | 99/100
keno | high 5 picks | 0.989951 | 226179/228475
keno | high 10 picks | 0.989998 | 1678364609/1695321056
mines | m=1 k=1 | 0.988800 | 618/625
mines | m=3 k=1 | 0.985600 | 616/625
mines | m=3 k=5 | 0.986348 | 11343/11500
mines | m=5 k=5 | 0.989244 | 218994/221375
mines | m=10 k=3 | 0.989130 | 91/92
mines | m=24 k=1 | 0.990000 | 99/100
mines | m=12 k=13 | 0.990000 | 99/100
mines | m=1 k=4 | 0.982800 | 2457/2500
pump | easy k=1 | 0.988800 | 618/625
pump | medium k=1 | 0.985600 | 616/625
pump | hard k=1 | 0.984000 | 123/125
pump | expert k=1 | 0.990000 | 99/100
towers | easy row 1 | 0.990000 | 99/100
towers | easy row 8 | 0.989116 | 1620567/1638400
towers | medium row 1 | 0.986667 | 74/75
towers | medium row 8 | 0.989898 | 162368/164025
towers | hard row 1 | 0.990000 | 99/100
towers | hard row 8 | 0.990000 | 99/100
towers | expert row 1 | 0.990000 | 99/100
towers | expert row 8 | 0.990000 | 99/100
towers | master row 1 | 0.990000 | 99/100
towers | master row 8 | 0.990000 | 99/100
hilo | first guess, 1 of 13 ranks win | 0.990000 | 99/100
hilo | first guess, 6 of 13 ranks win | 0.987692 | 321/325
hilo | first guess, 7 of 13 ranks win | 0.985385 | 1281/1300
hilo | first guess, 12 of 13 ranks win | 0.987692 | 321/325
cups | n=3 k=1 | 0.990000 | 99/100
cups | n=5 k=8 | 0.990000 | 99/100
diamonds | all | 0.990000 | 99/100
snakes | easy 1 roll | 0.982778 | 1769/1800
snakes | easy 5 rolls | 0.987963 | 3457079/3499200
snakes | medium 1 roll | 0.987222 | 1777/1800
snakes | medium 5 rolls | 0.989785 | 187026623/188956800
snakes | hard 1 roll | 0.990000 | 99/100
snakes | hard 5 rolls | 0.990000 | 99/100
snakes | expert 1 roll | 0.990000 | 99/100
snakes | expert 5 rolls | 0.990000 | 99/100
snakes | master 1 roll | 0.990000 | 99/100
snakes | master 5 rolls | 0.990000 | 99/100
crash | auto 1.01 | 0.990000 | 212600881119/214748364800
crash | auto 1.50 | 0.990000 | 8504035245/8589934592
crash | auto 2.00 | 0.990000 | 2126008811/2147483648
crash | auto 10.00 | 0.990000 | 1063004405/1073741824
crash | auto 100.00 | 0.990000 | 66437775/67108864
karera | win 1 | 0.990000 | 99/100
karera | win 2 | 0.990000 | 99/100
karera | win 3 | 0.990000 | 99/100
karera | win 4 | 0.990000 | 99/100
karera | win 5 | 0.990000 | 99/100
karera | win 6 | 0.990000 | 99/100
karera | place 1 | 0.984868 | 164079/166600
karera | place 3 | 0.988922 | 10087/10200
karera | place 6 | 0.989898 | 9701/9800
karera | exacta 1-2 | 0.990000 | 99/100
perya | drop-ball-daze | 0.940000 | 47/50
perya | ferris-fortune | 0.950000 | 19/20
perya | carousel-cash | 0.948000 | 237/250
perya | ring-toss | 0.942000 | 471/500
perya | balloon-pop | 0.946000 | 473/500
perya | duck-pond | 0.944000 | 118/125
perya | tent-treasure | 0.947024 | 1591/1680
perya | beto-beto | 0.945000 | 189/200
perya | coin-toss-fair | 0.945990 | 94599/100000
perya | popcorn-plunge | 0.943047 | 12071/12800
perya | coaster-climb | 0.949000 | 949/1000
perya | palo-sebo | 0.941000 | 941/1000
scratch | scratch-star | 0.920000 | 23/25
scratch | lucky-ticket | 0.915000 | 183/200
scratch | sari-sari-scratch | 0.910000 | 91/100
scratch | peso-peel | 0.918000 | 459/500
scratch | gift-grab | 0.912000 | 114/125
scratch | gem-scratch | 0.922000 | 461/500
scratch | seven-scratch | 0.916000 | 229/250
scratch | barya-blast | 0.914000 | 457/500
scratch | clover-card | 0.917000 | 917/1000
scratch | envelope-luck | 0.919000 | 919/1000
scratch | trophy-tap | 0.913000 | 913/1000
scratch | crown-scratch | 0.921000 | 921/1000
scratch | anchor-away | 0.911000 | 911/1000
scratch | rocket-reveal | 0.915000 | 183/200
reels classic | low 9540 | 0.954011 | 105506/110592
reels classic | low 9600 | 0.960015 | 106170/110592
reels classic | low 9660 | 0.966010 | 106833/110592
reels classic | mid 9540 | 0.954011 | 105506/110592
reels classic | mid 9600 | 0.960006 | 106169/110592
reels classic | mid 9660 | 0.966019 | 106834/110592
reels classic | high 9540 | 0.953993 | 105504/110592
reels classic | high 9600 | 0.960015 | 106170/110592
reels classic | high 9660 | 0.966010 | 106833/110592
reels lines | low 9540 | 0.954013 | -
reels lines | low 9600 | 0.959988 | -
reels lines | low 9660 | 0.965984 | -
reels lines | mid 9540 | 0.953985 | -
reels lines | mid 9600 | 0.959997 | -
reels lines | mid 9660 | 0.965996 | -
reels lines | high 9540 | 0.953994 | -
reels lines | high 9600 | 0.959998 | -
reels lines | high 9660 | 0.966011 | -
reels ways | low 9540 | 0.954012 | -
reels ways | low 9600 | 0.960029 | -
reels ways | low 9660 | 0.966019 | -
reels ways | mid 9540 | 0.953983 | -
reels ways | mid 9600 | 0.960025 | -
reels ways | mid 9660 | 0.965971 | -
reels ways | high 9540 | 0.954016 | -
reels ways | high 9600 | 0.960006 | -
reels ways | high 9660 | 0.965974 | -
reels tumble | low 9540 | 0.954000 | -
reels tumble | low 9600 | 0.960000 | -
reels tumble | low 9660 | 0.966000 | -
reels tumble | mid 9540 | 0.954000 | -
reels tumble | mid 9600 | 0.960000 | -
reels tumble | mid 9660 | 0.966000 | -
reels tumble | high 9540 | 0.954000 | -
reels tumble | high 9600 | 0.960000 | -
reels tumble | high 9660 | 0.966000 | -
reels hold | low 9540 | 0.954000 | -
reels hold | low 9600 | 0.960000 | -
reels hold | low 9660 | 0.966000 | -
reels hold | mid 9540 | 0.954000 | -
reels hold | mid 9600 | 0.960000 | -
reels hold | mid 9660 | 0.966000 | -
reels hold | high 9540 | 0.954000 | -
reels hold | high 9600 | 0.960000 | -
reels hold | high 9660 | 0.966000 | -
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));
