/** The passwords of at least eight characters that lists of stolen ones name most often, and local favourites; lower case. */
export const breachedPasswords: ReadonlySet<string> = new Set(
  `
  password password1 password2 password3 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword
  12345678 123456789 1234567890 12345678910 0123456789 012345678 87654321 987654321 9876543210 123123123 12341234
  11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777
  88888888 888888888 99999999 999999999 12121212 11223344 1122334455 112233445566 123321123 12344321 123454321
  147258369 147852369 159753456 741852963 789456123 789456123 0987654321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2
  q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwer1234 asdfghjk asdfghjkl
  asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zxcvbnm, qazwsxedc abcd1234 abc12345 abcdefgh abcdefg1 abcdefghi abc123456
  a1234567 a12345678 a123456789 aa123456 aa12345678 q12345678 1234567a 1234qwer 12345qwert 123456qwerty 123qweasd
  123qwe123 1234abcd 12345abc 123456abc 123abc123 1a2b3c4d
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 iloveyou143 iloveme1 iloveu123 loveyou123 lovelove lovely123
  mahalkita mahalkita1 mahalkita123 mahalko123 mahalkoh mahalkosya pilipinas pilipinas1 pilipinas123 philippines
  philippines1 philippines123 manila123 pinoy123 pinoyako pogiako123 gandako123 maganda123 kumusta123 jollibee
  jollibee1 jollibee123 tagalog123 salamat123 bahalana bahalana1 diyoskopo jesuschrist jesus123 jesus777 godisgood
  godislove godislove1 godbless godbless1 godbless123 blessed123 sampaguita adobo123
  princess princess1 princess123 sunshine sunshine1 sunshine123 football football1 baseball baseball1 basketball
  basketball1 volleyball superman superman1 superman123 spiderman spiderman1 batman123 starwars starwars1 pokemon123
  michelle michelle1 jennifer jennifer1 jessica1 jonathan christian christian1 angelica angelica1 elizabeth
  victoria samantha samantha1 alexandra alexander benjamin nicholas danielle stephanie patricia gabriel1 michael1
  jordan23 liverpool liverpool1 chelsea1 barcelona realmadrid manchester arsenal1 lebron23 kobebryant kobe24lakers
  whatever whatever1 trustno1 letmein1 letmein123 welcome1 welcome12 welcome123 welcome1234 admin123 admin1234
  administrator adminadmin changeme changeme1 default1 testtest test1234 test12345 testing123 guest1234 secret123
  master123 hello123 hello1234 helloworld computer computer1 internet internet1 samsung1 samsung123 google123
  facebook facebook1 facebook123 youtube123 minecraft minecraft1 roblox123 mobilelegends mobilelegend1 mlbb1234
  chocolate chocolate1 butterfly butterfly1 dragon123 shadow123 monkey123 tigger123 cookie123 cheese123 snoopy123
  freedom1 forever1 forever21 friends1 family123 number1! summer123 flower123 diamond1 diamond123 starlight midnight
  lucky777 lucky888 jackpot777 jackpot1 jackpot123 casino123 casino777 money123 moneymoney bigwin777 winner123
  zaq12wsx zaq1zaq1 !qaz2wsx 1qaz!qaz qwert12345 poiuytrewq mnbvcxz1 lkjhgfdsa 123456aa 123456ab 12345678a 123456789a
  1234567890a 1234567q aaaaaaaa aaaaaaaaaa abcabcabc abcdabcd 1234512345 12345612345 123456123456 010203040506
  010101010 101010101 123698745 159357258 369258147 951753852 19871987 19901990 19951995 19981998 20002000 20202020
  20232023 20242024 20252025 20262026
  `
    .trim()
    .split(/\s+/),
);
