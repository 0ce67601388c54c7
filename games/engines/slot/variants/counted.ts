/**
 * Written by `npm run slots:count`: strips of cascades, their multipliers in paid/free play, and the ways won over all
 * combinations of stops, by symbol and count in base 36. Frozen: kept rounds are drawn from these strips.
 */
export type CountedSet = readonly [steps: string, strips: string, paid: string, free: string];

export const orbitSets: readonly CountedSet[] = [
  [
    '1 2 3 5/2 4 6 10',
    'EDBIHGCFDIECFGBFEIHAIG FEGDWHGFIDBIFAHCBESG HWCDGIEDBHAGFEGFIDSHEC DAHGFHIBFEDCEASHGBIF HBWEFDHEFHAWGBSCEAGIFCEDI',
    '141o ce0 91k 3tui 18i4 t3b 6lt4 nsg j9k b14j 399z 2g9h ib2e 3djf 64fx 9k92 3tbb 4nit mwpl 8j3w 5mka 9b4l 5gme 6dav ab1n 2q1n 28oo',
    '283c os0 i34 7np0 2h08 1m6m d7m8 1bkw 12j4 m292 6ijy 4wiy 10m4s 6r2u c8vu j4i4 7mmm 9b1m 19tf6 h27s b94k im96 ax8s cqlq km3a 5g3a 4hdc',
  ],
  [
    '1 2 3 4/3 5 7 10',
    'DGICGAFGCIHGIEHDFCBHE FGHIGFSCEDABIHECGFHWD HFGBCDEGFIHWFBDGEASCHIE ICFGHWFDIEBDIHECGBFASH HEIWFBACHAEDGFHGBCDEISF',
    '1ewc dda 81p 20rg v2g hdf 9tvg 4jrk 2jhb 6tgh 2jgz 1il3 9l37 34eb 33ph ctba 7sno 7e2g k29i 86bb 4sax g7gr 8hif 9138 92o1 86ge 4nsd',
    '3xnm 10qx mab 5i2n 2d5w 1c11 qnna c83g 6x5v io3d 6zkn 47a5 pqdd 8gp9 8f64 y8w9 koy0 jkkj 1jt7t mnfx dent 184vq mw8e oema o4wn ln5m cbq8',
  ],
  [
    '1 2 4 5/2 4 8 10',
    'IAHGDEFBHGEFHIBAFHEGIDC CGIFSHEDFGEAFEWGFBDCIH EIHGFEGSDECGFHBIGCAWHBD DIFCIBEFHGIHBDGCSFHEWIA BCEIFAWHDAGBDECFHEIGSH',
    '5llk xzu kln 3nji 1ffh xbt 34wi 16do r1s 8mjo 38bv 1vj4 qgzs 6wox 8a7p fx34 ax29 73cj rj9u 9t24 66pi injk a6jj 9xuy 6k70 5u6c 3y1m',
    'b774 1vzo 157a 7b30 2uuy 1unm 69t0 2crc 1i3k h93c 6gnq 3r28 1gxzk dtdu gkfe vu68 lu4i e6p2 1j2jo jm48 cdf0 11b34 kd32 jvpw d4e0 boco 7w38',
  ],
  [
    '1 1 3 5/2 3 6 10',
    'ICHEGBCGHDIEHIGFECGBHFA AGHDGIFHEFBSGCHWGEDCIF GCIEGCWEHBAHDGFBGEFDIHS CIEFIGHDFBHESFACGBIWDH IFHIBCEDFIHADGSAGFECBIHW',
    '11o0 8ba 4y2 3xc0 1qll 10br ckk0 57g6 2uei 3jjc 1gxt u6m d1uo 5hkv 34wh 4yfc 36nq 2vfp wo60 dku7 7fj4 il2o bb0k 9pjt 7vso 472b 5dqg',
    '2900 hfu ac6 8edc 3nmb 23v1 rx00 beiw 670g 7mmo 34de 1ru4 sbuo boht 6nov as3c 6u5q 6594 1zbco tk1k g206 14h60 o814 kscq gsxc 8wxu bffq',
  ],
  [
    '1 2 3 5/2 4 6 10',
    'FIGDCEHGIBHFDAFHCGIHEBH EAGDFHISCDFCIGWEIBGHF HGEHBWCFISGBEAHBDEGFHIC CHFBESHFICFGACWIBHEDIG GCEHDFAIHBEWAFCDHIGBEFS',
    '1bms bp0 6oq 8efb 3vi7 29qm 99i0 9oa2 5bsx 91ii 1ugw 16bj g3mr 68un 5z07 dqlu 9gwi a4q5 qeue cbx7 6zqi mari b5oe bsxs fmvn d2rj 7tyb',
    '2n9k ne0 ddg gsum 7r0e 4jh8 ij00 jck4 anlu i310 3oxs 2cn2 w79i chpa by0e rh7o ixt0 k9ga 1gtos onue dzh0 18lj0 mbcs nlvk v9ra q5j2 fnwm',
  ],
  [
    '1 2 3 4/3 5 7 10',
    'EFIHFIEACIHBCGEHBFADG FGHFCEHFDBISHFGIAECD GFHBSDEIFHAEGCBWGEHDIB SFHICEIWFIHGDHGCAWBEFIDB FEGWHFABIFDHCFAGHIFDSECB',
    '2c4o kz6 agu 2tgo 1b61 rkq 3y5c 2184 12uk 2ceo 16qm nfe aego 4y2p 2vkc ajq0 3dh6 98gp 8xbc 4dhp 2dp1 9hxc 71un 64sb 4mxc 53fd 2x1b',
    '68c0 1lhf tc9 7ry0 3o69 25hi agg0 5fkc 2wvo 69u0 38nb 1sm1 s18o dksl 7v8a syvc 9hom psa4 na4o bqg7 6dbl pt0o jpc9 h3vp clqo e19a 82uq',
  ],
  [
    '1 2 4 5/2 4 8 10',
    'EICGFEBHIEFDEHIBGDEACF IHEFCDGWFGHSICAFGBDHE EIHBDCGWFHADEBIFCHESG IFCGHBAWEFSHIFGDHEICDB EHFIDSCABFHGDECWIAHEFBG',
    '1b66 9wo 5wg 5ypa 2opg 1m82 8wzl 40dd 2cqr 7yyu 3j1m 257d n7gz 6lu5 72zg c3lj 7bhk 7qtr bf7p 5n6y 3goj 84r4 5hgd 5t63 7zzw 6h2o 3drx',
    '2mcc jtc bsw bxek 5dew 38g4 htz6 80qq 4phi fxxo 7238 4aeq 1aexy d7oa e5yw o772 emz4 fhni mufe badw 6xd2 g9i8 aywq bmc6 fzzs cy5c 6rju',
  ],
  [
    '1 1 3 5/2 3 6 10',
    'GIHCEBFIEFGDEHCGIHDFAB EIGBFHGESFDHCGHDWIBA EFGCSADGHEIHCGHEWBCIFD BIFSIFCHEAGDFEBDFHGCIW WEACEIBECHGFDHFAHSEGIDB',
    '1dnm agl 62l 4pu6 1yn2 11vn 6z67 367l 1sn4 5zlv 2psv 1kmc agof 2ykl 4c5p 3jel 4dzf 2o8g glko 6zew 48v0 g0eh 4t8v 4uye 7fs7 4inm 2t8o',
    '2wf8 loy cje aho7 4by0 2b0f eudl 6phk 3rr1 d4if 5txr 3dbh mubk 6dbn 9b1t 7k09 99n8 5m2m 107mv f1lr 934i yujp agsp ai5s fvd1 9mlo 5yi3',
  ],
  [
    '1 2 3 5/2 4 6 10',
    'EFHEFGCDGBHFIEDCEHBGIHA DCGFHGIEHSGEFCBFWAIDFH HAIEWGIAHEBFGESHCDFABG HFGISDBFAGEHDAGIHEBCFW EFHECAWEFSBGAFEIDBHICGB',
    '2htf 16f2 no7 4dze 1lp7 1q1b 4l2y 1051 lt1 2zuj 1h26 hip eufi 4370 64gb clld 6meu 6byq drif axdc 66y0 ii96 bgop 6s2o 7yv0 2zmn 1qll',
    '4zmu 2cu4 1bce 8rys 37ee 3g2m 965w 20a2 17m2 5zp2 2y4c z1e tov0 86e0 c8wm p76q d8to cnxg rj0u luqo cdw0 110ic mxde dk5c fxq0 5z9a 3h76',
  ],
  [
    '1 2 3 4/3 5 7 10',
    'CIHEDIGEHIBFGDHACGEBFIH DGWDGFCIHCIEGHIEBASFH HGEBHFCGDCISEFDIAWEHGB IDFEWGCIFABHGSDIBHFEC HEDFBWHCDAIEFSIGCAFHGEB',
    '2780 gfa 9tn 3j8u 1r8k 10ce 589c 27wd 18cg 77ke 3je0 24cz cpik 40mi 43p8 4udq 3e9v 3nlo imyh 6e4q 3tl2 kdvz 7sv5 6zwn dc0o 8tvr 58nu',
    '5uh8 1891 qnc 9qn6 4v78 2sgy ek6v 67ve 3hi6 j95q 9e1t 5nsh yy2u b0mq bbr5 d6zv 95gs 9sei 1ekx7 hkl8 alfm 1jiju lgqe jbeo zxbo o9dc ej13',
  ],
];

export const rapidsSets: readonly CountedSet[] = [
  [
    '1 1 2 3 5/3 3 6 9 15',
    'EHICFDHAGIFEBDEBAGHCFI EGCIGHIWDBGFAGEDHSICHBF FBEFGHEWHBACDAISDIHFCGE HADEIFEHFGISCIBDHGACDE EFDGWBHIFGDHEFADHABCGSFI',
    '2w80 p9a eu8 76eo wp6 gyt 5l2o 1waj kat 49e0 1t9i 1sqq 97xc 4lu3 2p2l aqbc 1nbp 2nl2 aoqo 2f79 23ri d1oo 5sju 5710 9wzc 5382 2tkx',
    '8oo0 23ru 18io lj80 2q3i 1ewf gr80 5ovl 1owf cs60 5fsi 5e86 rns0 dti9 837r w6y0 4xz3 7yr6 w280 79lr 6bai 13520 hdni fl30 tqy0 f9o6 8gqr',
  ],
  [
    '1 1 2 4 6/2 2 4 8 12',
    'BHIEFDIBGCEFHBDAGHCIFE IGDHEFIHAEBGWFCBSDGIHFC FIAEBIDFBGWCFIHGCHSAEHD WIGCSBECHIBFHIGAFHDEAB ACEHBFDBFHICGFADIGEHS',
    '1lz6 rgl cd9 702c 61hm 2ru7 5m1l 2kd9 149c 9cux 1wwl wco 8wg0 4fu6 1yhc feo3 59hu 4e4t 9u4r 48jk 1tnm 9jio 6b4r 54kl bmro 84pr 3njo',
    '37yc 1ix6 oqi e04o c2z8 5joe b836 54qi 28io ippu 3tt6 1spc hsw0 8voc 3wyo utc6 aizo 8s9m jo9i 8h34 3nb8 j31c cm9i a956 n9jc g9fi 7b3c',
  ],
  [
    '1 2 2 3 5/2 4 4 6 10',
    'IFGHIAEHBDFGCBEAIGCDFH DHICHBIGSHEIHBCAFDEWGIF EFASEBIHGCIHDEGCAFWDFHB IHBECGADIFHECDFGEHISAB FDGEACIHWDBIHFSGFBAGCHE',
    '63o6 220p 1d3x 5g6a 1hmj vnu 8ud1 2qx9 1tog 9wfg 3n8m 1tvn 8rfm 5rdu 3frw cvmc 2rke 2puu d0rm 3cxz 3f8d g49r 6ks2 65kh gqf3 9hkq 5f1z',
    'c7cc 441e 2q7u awck 2z92 1rbo hoq2 5hui 3ncw jsuw 7ah8 3nra hiv8 biro 6vjs pr8o 5j4s 5fpo q1j8 6pvy 6ugq w8ji d5k4 cb4y xgu6 iz5g au3y',
  ],
  [
    '1 1 1 3 6/3 3 3 9 18',
    'GFAIFGCHEICADEGFBIAEHD IHDCWFGBCEIHFGHADIESGB GCHIFHBEDASEFIHBEWDIGCA CGIEHBIASCHIFCHGEIFAIBD BFHEGCDIHSAICFGBHFAEDHGW',
    '5vxc 1iwm vbe 4lao 1l52 q9m 4ubc 2fpo 1ef0 837c wxp j5n bz1c 322n 1qhp afc0 2hc0 2770 bbzc 2lio 2dbi 96o0 2xlm 4j08 79m0 azvb 6633',
    'hns0 4kpu 2ly6 drw0 4rf6 26su eiy0 7b50 4790 o9m0 2qt3 1lgx zx40 967x 57h3 va00 7g00 6ll0 xzy0 7sk0 73yi rk00 8ssu dl0o lsu0 wzlx ii99',
  ],
  [
    '1 1 2 3 5/3 3 6 9 15',
    'GIEHDFEGBFCHGDAIHAICEB BHGEAFGDIEGAFCISDBEHI ISFCHWIFCAGFAWCHBGEFHIDEB HEFHBFDIHCFSGBAIGACED HGEACWBIEFHGFBSHIDGACDE',
    '4334 16ym q6i 5u7n 1yrm 12cq 2i8r q5o eq9 3bia xme k63 a4ah 22k7 27ci 5das 2s76 1opt 9x4d 2336 28mn 7fe5 323w 37rr cchm 3hxj 20om',
    'c99c 3kvu 26ji himx 5wau 3726 7iq9 26h0 186r 9yiu 2sv6 1oi9 ucvf 67ol 6m1i g3wc 8cli 525f trd3 699i 6pvx ma6f 96bo 9nb9 111gu ahsl 621u',
  ],
  [
    '1 1 2 4 6/2 2 4 8 12',
    'GCIFEABIEDGCFHEFDGBAIH GEICGDFHSAHCBGFWDEHIB IDHCEDIEAFGEWFGDAIHFICSB HEIHGEBCFGIADECIDHBSFGA BWGHEGACFHCIFHIBDEIDHASG',
    '3j2o wzy ite 4gjc 1eio qnm 5kxc 1f2b sz7 843c 209i 14pi ango 5nr5 35ap d50o 3i9y 1ya2 b43c 51ee 411a 62ko 1s9v 2pf4 ahoo 3mud 3k97',
    '725c 1tzw 11ms 8x2o 2t1c 1hb8 b5uo 2u4m 1lye g86o 40j0 29f0 laxc bbia 6ale qa1c 70jw 3wk4 m86o a2ss 822k c55c 3kjq 5eu8 kzdc 79oq 74ie',
  ],
  [
    '1 2 2 3 5/2 4 4 6 10',
    'CEGCHDGFIEFIEAHDGCAFBHI IEGDHIBFWHGBIECDSHGACF CHFIGWAHIFDHEBAIBFCEHSGD IAGCIBHFIHECIASDABHEFG FGADSBHICFEBHEIHDFACWGH',
    '4bhy 2hfx 1fs6 453b 18dd saw akmw 2znl 1nff aj0r 1a3z sxw 9gft 2k2p 1j95 hz36 4ne3 4tgw hvw6 5r66 2u6p kz97 75la bwxk aouy 9hfd 5q7h',
    '8mzw 4yvu 2vkc 8a6m 2gqq 1kls l59s 5zb6 3auu l21i 2k7y 1lvs iwvm 545e 32ia zy6c 9as6 9mxs zrsc bicc 5ode 15yie eb6k ntv4 ldpw iyuq bgey',
  ],
  [
    '1 1 1 3 6/3 3 3 9 18',
    'EHGICEHAIFDGEFHEBIFGACDB GHICEGFHGWDGBIHDFSADEB IHCFDIAGWCEGFHDBFHCAIES HIFEAHDGBCAIFCEIHDBSG EHFAGIBDCGHSGCWIFHEBFAD',
    '39zz zdl lt4 39pr wuf k4o 5aum 1srv 10yx 76jc 262r 1avo bfa9 3l14 26g3 ajw2 2hit 2ij7 flph 3u9c 3z7p awms 4k7x 4ptw 8g1g 5uhu 38ik',
    '9tzx 2y4r 1tfc 9t59 2qj9 1oe0 fwju 5ebl 32wr ljm0 6i89 3wn0 y9ur ar3c 6jc9 vno6 7gkf 7jll 1at4f bis0 bxn3 wpwc donr e5ho pc4c hjhi 9pjo',
  ],
  [
    '1 1 2 3 5/3 3 6 9 15',
    'EFBECBGFIGHDEIGAEHCAFBG GIEHBWHDBHGACIFSGIDHFAE DFGDIHSAHFBIDCGFEWBEAH EAHGFIEHDGAHDBFHSCEICB EGSFAHCBWGIHDECDBAGIHF',
    '4hra 1328 qm6 6qvs 1tix 135l 279a jg4 cjk 3dle uny jux 8s9m 43hi 2lyn azc6 2ujo 1usq ds34 357f 38fs 6yno 4g7c 57sy 6q5i 1smu 151n',
    'dh9u 396o 27ui k8nc 5gkr 39gr 6lru 1mcc 11mo a4s6 2jzu 1nkr qcsu cagi 7tvx wy0i 8jn0 5ke6 15c9c 9fm9 9pbc kvz0 dcm0 fneu k6gi 5dwi 3f4x',
  ],
  [
    '1 1 2 4 6/2 2 4 8 12',
    'EDHIFCBAHFGEIAHFDCIFBG GDIHFICGBESIFBWDEGHCA AHWGBFDCIFHBDGSECAHFIE ECIEHDBFAGCHIBFEAGSEDIH GFEAFIHCDWFIGBDHFSCDGAE',
    '578a 1lep zs4 6tc0 28ek oz7 5xvw 1qda 11w5 7h4r 1u7i 1s60 3y2y 3h3s 22gy hta9 2xh5 4cn8 8g40 20co 20y0 b9od 599u 3brs cbvw 6mi3 3q7n',
    'aegk 36te 1zk8 dmo0 4gt4 1dye bvrs 3gqk 23sa ey9i 3of0 3kc0 7w5w 6y7k 44xw zmki 5uya 8pag gw80 40pc 41w0 mjcq aijo 6njk onrs d906 7gfa',
  ],
];

export const terraceSets: readonly CountedSet[] = [
  [
    '1 2 4 8/3 6 12 24',
    'IBEAGHCFEGAFEIHEIAFGBCHD FICADEWHGDISCFHIFECAGB FEGFWHGEBCEGHIFDASIEBGDC GESGEAIGHCIDBFWCIADEGFH FECAFHIGDEGSBHCFGBIDH',
    '6m3i 3j70 mk6 4e0o xzs ehk b2wi 3mkc 1lc0 2ybu 19pl jo6 j6b6 epdc 6idi j9ai 61s2 593y 96e6 91n6 76g1 didc 4b6e 4467 8cn6 5wpk 2hta',
    'juai all0 1voi d620 2tzc 17go x8pi avp0 4s00 8uzi 3t4r 1n0i 1lixi 18440 jj4i 1lrvi i5c6 frbu rj6i r4xi ljc3 14j40 cxj6 ccil p1xi hq4o 7hfu',
  ],
  [
    '1 2 4 8/2 4 8 16',
    'GHFEDGCFIBFHIFEDCIEDHGAB CIAHIFDSHEGWCGHFCEDAIBF GEIFECFIDHAGFHGCBSCEIDFW GHEICEHGIFEADWFIHBGCDASE GEIFHIBGSEDHICHFBAIGECD',
    '2lrw 1ep4 8bu 3nw8 qcw 9ug he6k 6pjk 2l5w fz5r 6cut 2n0a cl5e dlce ao0i 14gk6 eheq 5kw2 el60 7qua 5kqm d4zo 7cwc 53yi h9s4 7b6u 8ylk',
    '57js 2te8 gno 7bsg 1gps jow ysd4 df34 56bs vybi cppm 5a0k p6as r6os lc10 28x4c sytg b5s4 t6c0 fhok b5h8 q9zc epso a7x0 yjk8 emdo hx74',
  ],
  [
    '1 3 5 7/3 6 10 14',
    'GCHEGFEBHCIFHGACGIBFHEAD IDSECAIHEIACGAEGIFHDFWGB IEHFGECWFBIGCDFAHSIECB GIHSECHFADIBWEGADCIHFE HGEHIDHFGCABECHFDBGEHIS',
    '4buq 2ijq duv 6l0d 1cqa iat gs0l 7bnd 2p3c 1n4s sri ahq f5t1 9ekx 6sh5 jqeq 8y73 3eol ms8t 70sy 53n9 dmm3 592q b7nk bg6u a3n0 469b',
    'bfdg 6p3g 10pq g1iq 3eyk 19lm 13sa6 hu1q 6ioo 4bn2 24ni rqg 11zm2 nh5u gkya 19p2g l356 7xv6 1iihm hjlw cgai w1q6 ci5g q6b4 sr7o oxa0 a0im',
  ],
  [
    '1 2 4 6/3 6 9 18',
    'GECIFDEGHBCFIHGFDEABIA GCISGFEBHAGDIBFAEFHCDIWF GFHECBEFSDGIDEIFBWGHICA GHIDFIEHWAGHDSECGAHIFBC IDEHGDCFGBEGFHCIEAFBSH',
    '4ezo 25n4 cms 9cg8 1vtu sbi 9a8s 43nq 1rx6 8gd8 3r5y 1moa dqwc 4lak 3ldg rhtw 9tn4 7uac gxpw 9v3m 7i9o 5t18 5fg8 4cvc kqqs gnt0 77xc',
    'cr3i 68g3 10jr qz06 5gw9 29vf qedo boxi 51tu obgu au7x 4oz0 13o46 d810 aaui 26vfc s55x mchf 1cdm6 s9al lfir goq0 fi33 cdpl 1m7lo 1asji k7z0',
  ],
  [
    '1 2 4 8/3 6 12 24',
    'EFBIGHCFEDAIFDGACGFHEBI FEHGCADGISFICDGWBIAFEHB GFIHSEHCDHBFWEDGIFEHCBAI FHEGICEAIHEWDEIHCGSFBDA GIDHECBFEHGBCDIAGSHFE',
    '5ubo 3ei0 mpu e2hu 2sjq 19yg 7kru 3eh6 1jv0 8w0u 3k40 1oli 84h6 6nyg 5ec6 rzku b99k 4wig elt6 4rsw 434k 9hv6 5dvg 4pdq d906 9shm 48pk',
    'hiz0 a7i0 1w5i 167hi 8dn6 3tvc mqbi a7fi 4nl0 qo2i aoc0 51si odfi jzvc g70i 2byqi xrso epjc 17tfi ebeo c9do shli g5mc e456 13r0i tdgu cq4o',
  ],
  [
    '1 2 4 8/2 4 8 16',
    'HGIFGIHCDAFICEGHBDEIAEB IDGEFCHFICGFDWAEGBISABH GBHISCEFGEFCADWHDEBGFI GIESAFBHIADHGIECGFAEFWDH IEFDEHBCEHGBCDIGESHAF',
    '4uf0 5mzs 14ik 92a0 1xa0 vgw a6zc 1ylc xsg e73i 5c22 2sm4 9gtu 3oum 56r8 f3fu 9gly 41w8 cwau 8k1q 3lf6 ae99 5mno 4z6q ct5o 8lj8 3pjg',
    '9ou0 b9zk 2914 i4k0 3uk0 1qxs kdyo 3x6o 1vkw se70 ao44 5l88 ixno 7dp8 adig u6vo ix7w 83sg pslo h43g 76uc ksii b9bc 9ydg pmbc h72g 7f2w',
  ],
  [
    '1 3 5 7/3 6 10 14',
    'EGDHAIBAGFHDIECGHBEFAI FGIBGCDAHFSGDHGFEAIBEWC EFDIEBIHFGCFDWBISCGEHA AHIGECIEFSHEGCIBDWGFAHD HFGACDIEHFBCGHIFBDEGS',
    '7mk0 3ipr mi6 bkvf 2knm 174q 4bui 1p3i rjc 6czo 2n9f 15oc dg76 8s0m 3mh5 emlr 4aff 3kdi eg1i 7l6r 6kq6 8mfi 51u9 4b89 b4ni 9drd 4335',
    'ibd0 8q6i 1j4u r3hu 6328 2rrg a6ti 43i9 1t76 g7zc 6p5c 2vlo vpnc lb18 8qya z37i akuu 8mr0 1000r ixdi fypc kusr ccoi ab7i r2k0 miiq 9o6a',
  ],
  [
    '1 2 4 6/3 6 9 18',
    'IHDAHGDFIAHGCEFGHICEBD SIFDIFBEGHCFBHDAIHWACEGF BSEGAFGCEWGIFHEDBEFIACH ISHEIGDFEAGEHCWGEIBHFCDA GHCIFEHGFCBFDGSEACEHID',
    'b9fs 623s 15cg 3g6w ub0 4ss bieg 397a 2w4e 6784 2jhu yu2 84a4 8a8s 6jpi geeg 599c 40d8 eb78 6vss 569c da9g 7thm 623i ct0k 8zh6 3zea',
    'vzn0 h9ki 39ki a6o0 2hp0 e70 x1di 9da3 8abr hwxc 7d0i 2su6 mzli n7vu i880 1b7r6 f660 bikl 15ckc jwtu ew5i 12x0u mtor hn1x 10y8i q1l0 bico',
  ],
  [
    '1 2 4 8/3 6 12 24',
    'IFHEGFCHBDGAIEFDAIEFCGHB BIGHWIFEBDCFEBASGHIDCF ICEHGDHIEFGBSIADFGECWHB IHGWCESDAGFDIHEGBFIAEHC IEFGSEHCIEBDCFGDHGBIAF',
    '3dog 1tpg cik cfvk 2j9i 13ha d0a4 4wbw 2fwo 7y8k 3je0 1hw0 9pq4 5pqm 4bk6 mccw 7gew 5wfs ikf4 by62 9vdy g8cw br06 5c1m gc3c beto 93r2',
    'a51c 5h4c 11jo 11bmo 7lsi 3afu 130uc eozo 7bq0 nupo am60 4ho0 t56c h57u cyoi 1v12o md8o hpbc 1jp9c zui6 tm5u 1cp2o z90i g04u 1d0a0 y8h0 rb96',
  ],
  [
    '1 2 4 8/2 4 8 16',
    'FGIHACEHAGEDIHFBGFABCEH BIAGDFWHAFEAICGBFDESGIH HGFEISFEGAFGBCDWFIEBHGDC AGHAIEHGESCFGHICFEIWBADE HGFIAFHDEBSHIGECAFHGDB',
    '8ocg 55by 21ta 9kbs 1mw8 nqo 4txg 2gos g6o 9l7k 1ltk otc 81wk 9owu 3uni o15w 88fy 640s lrg0 blpe 8tpi aepo 4516 5n2i 86ow 5koi 2btq',
    'hcow aanw 43mk j4nk 39sg 1bhc 9nuw 4xdk wdc j6f4 37n4 1dmo g3t4 jdto 7pb0 1c2bs ggvw c81k 17iw0 n7es hnf0 ktfc 8a2c ba50 gdds b5d0 4nng',
  ],
];
