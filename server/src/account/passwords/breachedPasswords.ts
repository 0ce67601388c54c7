/**
 * The passwords that lead every published list of breaches, in lower case. Only those of six characters or more, since
 * shorter ones pass no policy. Attackers try these first, whatever characters they contain. S19
 */
const list = `
123456 1234567 12345678 123456789 1234567890 111111 000000 123123 121212 654321 666666 888888 112233 159753 147258
147258369 987654321 11111111 88888888 00000000 66666666 12341234 123123123 123321 5201314 1314520 520520 7758521
password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwerty qwerty1 qwerty12 qwerty123 qwertyuiop
qwer1234 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx qazwsx qazwsxedc asdfgh asdfghjkl
asdf1234 zxcvbn zxcvbnm zxcvbnm1 abc123 abc1234 abc12345 abc123456 abcd1234 abcd123 a12345 a123456 a1234567 a12345678
a123456789 aa123456 aaa111 aa12345678 ab123456 abc123abc 123abc 1234abcd 12345a 123456a 123456aa 1234567a 12345678a
123456789a 123qwe 123qweasd qwe123 qweasd qweasd123 qweasdzxc asd123 asd123456 zxc123 q123456 q12345678 w123456
woaini1314 woaini520 woaini wang123456 zhang123456 li123456 z123456 s123456 x123456 y123456 love123 love1234 iloveyou
iloveyou1 ilove123 admin123 admin1234 administrator root123 test123 test1234 guest123 user123 user1234 demo123 welcome
welcome1 welcome123 letmein letmein1 monkey monkey1 monkey123 dragon dragon1 dragon123 master master1 master123
football football1 baseball baseball1 superman superman1 batman123 michael michael1 jordan23 sunshine sunshine1
princess princess1 charlie charlie1 shadow shadow1 ashley ashley1 bailey jessica jessica1 daniel daniel1 andrew1
trustno1 access14 hello123 hello1 hello1234 freedom freedom1 whatever whatever1 computer computer1 internet internet1
samsung samsung1 google1 google123 facebook1 yahoo123 starwars starwars1 pokemon pokemon1 naruto123 killer killer1
soccer soccer1 hockey1 ginger1 pepper1 summer1 summer123 winter1 flower1 cookie1 chocolate1 butterfly1 purple1 orange1
lovely1 babygirl1 angel123 angel1 family1 happy123 lucky123 lucky7 lucky777 casino1 casino123 poker1 poker123 money123
bet123 win888 vip888 vip123 fafa888 slot123 hunter2 changeme changeme1 secret1 secret123 default1 temp1234 pass1234
pass123 pass12345 mypass1 mypassword1 login123 login1 november1 december1 january1 monday1 friday13 bangkok1 thailand1
thai1234 china123 china1 beijing2008 shanghai1 taobao1 qq123456 qq123123 weixin1 iphone1 xiaomi1 huawei1 apple123
`;

export const breachedPasswords: ReadonlySet<string> = new Set(list.split(/\s+/).filter((word) => word.length >= 6));
