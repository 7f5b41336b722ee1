import { brand } from '#content/brand.ts';

/** Whether a password is among the first that anybody would try. Capitals make no difference. */
export const isCommonPassword = (password: string): boolean =>
  common.has(password.toLowerCase()) ||
  isOneSignAndCount.test(password) ||
  isNameAndCount.test(password);

/** A single letter before or after a run that everybody types: a12345678, 11111111a. */
const isOneSignAndCount =
  /^(?:[a-z](?:0?12345678?9?0?|98765432?1?0?|(\d)\1{6,})|(?:0?12345678?9?0?|98765432?1?0?|(\d)\2{6,})[a-z])$/i;

/** Our own name before a count or a year, as everybody tries it: ours123, myours1, ours2026. */
const isNameAndCount = new RegExp(`^(?:my)?${brand.codeName}(?:1?2?3?4?5?6?|20\\d\\d)$`, 'i');

/** Only those that fit the format: 8 to 20 letters and digits, both kinds. */
const common = new Set(
  `password1 password2 password01 password11 password12 password21 password99 password123
   password321 password1234 password12345 password123456 passw0rd passw0rd1 passw0rd123 p4ssw0rd
   p455w0rd pa55word pa55w0rd mypassword1 mypass123 1password 123password newpassword1 pass1234
   pass12345 pass123456 pass123word password2023 password2024 password2025 password2026
   qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 1qwerty123 123qwerty 123456qwerty
   qwertyui1 qwertyuiop1 qwertyuiop123 qwert1234 qwert12345 qwer1234 qwer12345 1234qwer 12345qwert
   q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
   2wsx3edc zaq12wsx zaq1zaq1 qazwsx12 qazwsx123 qazwsxedc1 qaz12345 1q1q1q1q qweasd123 qweasdzxc1
   qweasdzxc123 123qweasd 123qweasdzxc qwe12345 qwe123456 123qwe123 123456qwe qwe123qwe asd12345
   asd123456 asdf1234 asdf12345 asdfgh12 asdfgh123 asdfghjkl1 asdasd123 zxc12345 zxc123456 zxcv1234
   zxcvbn12 zxcvbn123 zxcvbnm1 zxcvbnm123 abc12345 abc123456 abc1234567 abc12345678 abc123abc abcd1234
   abcd12345 abcd123456 abcde123 abcde12345 abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh1 a1b2c3d4
   a1b2c3d4e5 a1s2d3f4 a1a1a1a1 aa123456 aa1234567 aa12345678 aaa12345 aaa123456 aaaaaaa1 aaaaaaaa1
   1234abcd 12345abc 123456ab 123456abc 123456aa 1234567ab 123abc123 123456789qwe 123456789abc
   12345678qwe 1a2b3c4d 1a2s3d4f z1x2c3v4 11111111q 111111aa 123321aa 123123aa 123123abc 112233aa
   12341234a 11223344a 147258369a 159753qq 789456123a x12345678x asd123asd
   iloveyou1 iloveyou2 iloveyou12 iloveyou123 ilove123 welcome1 welcome12 welcome123 welcome1234
   welcome01 welcome2024 welcome2025 welcome2026 letmein1 letmein12 letmein123 changeme1 changeme12
   changeme123 admin123 admin1234 admin12345 admin123456 admin888 admin2024 admin2025 admin2026
   admin1admin administrator1 administrator123 root1234 root12345 root123456 user1234 user12345 guest123
   guest1234 test1234 test12345 test123456 testtest1 testing1 testing123 demo1234 demo12345 default1
   default123 login123 login1234 secret12 secret123 secret1234 master12 master123 access14 access123
   temp1234 temp12345 system123 server123 manager1 manager123 support1 support123 office123 company1
   company123 business1 business123 hello123 hello1234 hello12345 helloworld1 monkey12 monkey123
   dragon12 dragon123 shadow12 shadow123 sunshine1 sunshine12 sunshine123 princess1 princess12
   princess123 football1 football12 football123 baseball1 baseball123 basketball1 soccer12 soccer123
   hockey12 superman1 superman123 batman12 batman123 spiderman1 starwars1 pokemon1 pokemon12 pokemon123
   minecraft1 minecraft123 killer12 killer123 trustno1 whatever1 freedom1 jordan23 michael1 michael123
   charlie1 charlie123 jessica1 jennifer1 ashley12 daniel12 daniel123 andrew12 andrew123 anthony1
   matthew1 william1 thomas12 robert12 joshua12 nicole12 michelle1 samantha1 liverpool1 chelsea1
   arsenal1 manchester1 barcelona1 realmadrid1 juventus1 mustang1 ferrari1 porsche911 harley12 yankees1
   cowboys1 steelers1 lakers24 computer1 computer123 internet1 internet123 samsung1 samsung123 google12
   google123 facebook1 facebook123 linkedin1 android1 iphone12 windows1 windows10 microsoft1 cheese12
   chocolate1 cookie12 cookie123 banana12 orange12 summer12 summer123 summer2024 summer2025 summer2026
   winter12 winter123 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 january1
   february1 november1 december1 monday123 friday123 london123 newyork1 singapore1 singapore123 shanghai1
   beijing1 beijing2008 shenzhen1 hongkong1 hongkong97 indonesia1 vietnam1 vietnam123
   woaini123 woaini520 woaini521 woaini1314 woaini5201314 5201314a a5201314 aini1314 aini5201314
   5201314qq qq5201314 qq123456 qq1234567 qq123456789 123456qq wang1234 wang123456 zhang123 zhang123456
   li123456 liu123456 chen1234 chen123456 yang123456 zhao123456 huang123456 xiaoming1 nihao123 nihao1234
   nihao123456 mima1234 mima123456 mima123456789 admin666 qwe666666 abc666666 a666666a a88888888a
   888888aa 666666aa 168168aa a168168168 ab123456 ab12345678 cc123456 ss123456 ww123456 xx123456 zz123456`
    .trim()
    .split(/\s+/),
);
